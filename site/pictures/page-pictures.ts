import { AsyncLocalStorage } from 'node:async_hooks';
import { locales } from '#contract/locales';
import { menuPart, type OwnPicture } from '#contract/pictures';
import { type PageName, urls } from '#contract/urls';
import { pagePath } from '../metadata/page-path.ts';
import type { PictureName } from './picture.tsx';

interface PagePictures extends Pick<App.Locals, 'locale' | 'notePicture'> {
  page: PageName | undefined;
  own: ReadonlyMap<string, OwnPicture>;
}

const current = new AsyncLocalStorage<PagePictures>();

/** Renders a page with the company's own pictures; one of the build has none. */
export function withPictures<T>(url: URL, { locale, pictures = [], notePicture }: App.Locals, render: () => T): T {
  const path = pagePath(url);
  const page = (Object.keys(urls) as PageName[]).find((name) => urls[name] === path);
  return current.run({ locale, notePicture, page, own: new Map(pictures.map((picture) => [picture._id, picture])) }, render);
}

/** The part of the site that a picture belongs to: the page that is being rendered, or what stands on every page. */
export type PicturePart = typeof menuPart | undefined;

/** A picture has the same slot in every language, also where it was drawn again for one. */
const slotOf = (part: string, name: PictureName): string => `${part}.${name.replace(drawnAgain, '')}`;
const drawnAgain = new RegExp(`-(?:${locales.join('|')})$`);

/** The slot of a picture on the page that is being rendered; undefined on pages that are in no list, such as that of one applicant. */
export function currentSlot(name: PictureName, part: PicturePart) {
  const { page, own, locale, notePicture } = current.getStore() ?? {};
  const place = part ?? page;
  if (place === undefined || !own || !locale) return undefined;
  const slot = slotOf(place, name);
  return { slot, own: own.get(slot), locale, notePicture };
}

/** Whether the page that is being rendered shows a picture of the company's own there: then no film lies over it. */
export const hasOwnPicture = (name: PictureName): boolean => currentSlot(name, undefined)?.own !== undefined;

/** Whether the page shows pictures of the company's own, whose focal points can be anywhere. */
export function showsOwnPictures(): boolean {
  const { page, own } = current.getStore() ?? {};
  return [...(own?.keys() ?? [])].some((slot) => slot.startsWith(`${page}.`) || slot.startsWith(`${menuPart}.`));
}
