import { uploadUrl } from '#contract/api-paths';
import type { OwnPicture } from '#contract/pictures';
import { type DataTag, type PageData, type SiteData, textTag } from '#contract/site-data';

/** Open jobs close by the clock, without any change of data. */
const openCareersMaxAgeMs = 60_000;

/** Describes what a rendered page depends on. */
export interface PageReads {
  data: PageData;
  /** Is told the name of each text that the page reads. */
  onRead(name: string): void;
  /** Undefined when data could not be read, or not in time: the page was then rendered without it, and must not be kept. */
  dependencies(): PageDependencies | undefined;
  /** Origins of the pictures in the data, when they are on other hosts. */
  pictureOrigins(): string[];
}

/** `hours`: the exceptions of the opening hours, which begin and end without any change of data. */
export type PageTag = DataTag | 'hours';

export interface PageDependencies {
  tags: PageTag[];
  /** Milliseconds after which the page is out of date, whatever has changed. */
  maxAgeMs: number;
}

/**
 * The site's data for one rendering of a page; it records what the page reads. Logos have the URL that a browser can request.
 *
 * @param apiOrigin origin of the API when it is on another host
 */
export function recordReads(source: SiteData, apiOrigin: string | undefined): PageReads {
  const tags = new Set<PageTag>();
  const origins = new Set<string>();
  let maxAgeMs = Number.POSITIVE_INFINITY;
  let unread = 0;

  async function wait<T>(result: Promise<T>): Promise<T> {
    unread += 1;
    const value = await result;
    unread -= 1;
    return value;
  }

  function read<T>(tag: DataTag, result: Promise<T>): Promise<T> {
    tags.add(tag);
    return wait(result);
  }

  function urlOf(path: string): string {
    const address = uploadUrl(path, apiOrigin);
    const url = URL.parse(address);
    if (url && /^https?:$/.test(url.protocol)) origins.add(url.origin);
    return address;
  }

  const withLogoUrl = <T extends { logo?: string | undefined }>(item: T): T =>
    item.logo === undefined ? item : { ...item, logo: urlOf(item.logo) };

  return {
    data: {
      groups: async (query) => (await read('groups', source.groups(query))).map(withLogoUrl),
      homeLogos: async () => (await read('clients', source.homeLogos())).map(withLogoUrl),
      clients: async () => (await read('clients', source.clients())).map(withLogoUrl),
      chosenClients: async (choose) => choose(await read('clients', source.clients())).map(withLogoUrl),
      async client(id) {
        const client = await read('clients', source.client(id));
        return client && withLogoUrl(client);
      },
      // Reviews name the clients whose they are.
      publicReviews() {
        tags.add('clients');
        return read('reviews', source.publicReviews());
      },
      members: async () =>
        (await read('members', source.members())).map((member) =>
          member.portrait === undefined ? member : { ...member, portrait: urlOf(member.portrait) },
        ),
      openCareers() {
        maxAgeMs = openCareersMaxAgeMs;
        return read('careers', source.openCareers());
      },
      company() {
        tags.add('hours');
        return read('company', source.company());
      },
      texts: () => wait(source.texts()),
      pictures: async () => (await read('pictures', source.pictures())).map((picture) => withPictureUrls(picture, apiOrigin)),
    },
    onRead: (name) => void tags.add(textTag(name)),
    dependencies: () => (unread === 0 ? { tags: [...tags], maxAgeMs } : undefined),
    pictureOrigins: () => [...origins],
  };
}

/** The pages' policy allows pictures of the API's host by itself. */
function withPictureUrls(picture: OwnPicture, apiOrigin: string | undefined): OwnPicture {
  if (apiOrigin === undefined) return picture;
  const forms = picture.forms.map(({ avif, webp, ...form }) => ({
    ...form,
    avif: avif.map(({ width, path }) => ({ width, path: uploadUrl(path, apiOrigin) })),
    webp: uploadUrl(webp, apiOrigin),
  }));
  const films = picture.films?.map(({ path, type }) => ({ path: uploadUrl(path, apiOrigin), type }));
  const share = picture.share && uploadUrl(picture.share, apiOrigin);
  return { ...picture, forms, ...(films && { films }), ...(share && { share }) };
}
