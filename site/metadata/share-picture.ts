import { urls } from '#contract/urls';
import manifest from '../share/manifest.json' with { type: 'json' };

export interface SharePicture {
  /** Path on this site. */
  path: string;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

const files = import.meta.glob<string>('../share/*.jpg', { eager: true, query: '?url', import: 'default' });
const headlines: Partial<Record<string, string>> = manifest.headlines;

/** A page below another one, such as a client's, is shared with the picture of that one. */
const parents: [start: string, parent: string][] = [['/client-details/', urls.clients]];

/** A page's name among files: `home` for the first page, the path without its slash for the others. */
export const slugOf = (url: string) => (url === urls.home ? 'home' : url.slice(1));

/** The picture that sharing sites and chats show for a page; the first page's when the page has none of its own. */
export function sharePicture(path: string): SharePicture {
  const page = parents.find(([start]) => path.startsWith(start))?.[1] ?? path;
  const slug = [slugOf(page), slugOf(urls.home)].find((candidate) => `../share/${candidate}.jpg` in files) as string;
  return {
    path: files[`../share/${slug}.jpg`] as string,
    width: manifest.width,
    height: manifest.height,
    alt: headlines[slug] ?? '',
  };
}
