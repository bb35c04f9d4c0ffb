import { AsyncLocalStorage } from 'node:async_hooks';
import { type Locale, locales } from '#contract/locales';
import { menuPart } from '#contract/menu-part';
import type { FilmFile, OwnPicture } from '#contract/pictures';
import type { NotedPicture } from '#contract/site-data';
import type { PageName } from '#contract/urls';
import { content } from '../content/content.ts';

interface PagePictures extends Pick<App.Locals, 'locale' | 'notePicture'> {
  page: PageName | undefined;
  own: ReadonlyMap<string, OwnPicture>;
}

const current = new AsyncLocalStorage<PagePictures>();

/** Renders a page with the company's own pictures; one of the build has none. */
export const withPictures = <T>(page: PageName | undefined, { locale, pictures = [], notePicture }: App.Locals, render: () => T): T =>
  current.run({ locale, notePicture, page, own: new Map(pictures.map((picture) => [picture._id, picture])) }, render);

/** The part of the site that a picture belongs to: the page that is being rendered, or what stands on every page. */
export type PicturePart = typeof menuPart | undefined;

/** A picture has the same slot in every language, also where it was drawn again for one. */
const slotOf = (part: string, name: string): string => `${part}.${name.replace(drawnAgain, '')}`;
const drawnAgain = new RegExp(`-(?:${locales.join('|')})$`);

/** The name of a page, or of what stands on every page, in the menus of a language. */
function nameOf(part: PageName | typeof menuPart, locale: Locale): string {
  const { menu, ...navigation } = content('navigation', locale);
  if (part === menuPart) return menu.open;
  const page: object = content(part as Parameters<typeof content>[0], locale);
  const services: object = content('servicePageNames', locale);
  const names = [Reflect.get(services, part), Reflect.get(navigation, part), Reflect.get(page, 'name'), Reflect.get(page, 'title')];
  return names.find((name) => typeof name === 'string') ?? part;
}

/** The slot of a picture on the page that is being rendered; undefined on pages that are in no list, such as that of one applicant. */
export function currentSlot(name: string, part: PicturePart) {
  const { page, own, locale, notePicture } = current.getStore() ?? {};
  const place = part ?? page;
  if (place === undefined || !own || !locale) return undefined;
  const slot = slotOf(place, name);
  const note =
    notePicture && ((picture: Omit<NotedPicture, 'slot' | 'page'>) => notePicture({ slot, page: nameOf(place, locale), ...picture }));
  return { slot, own: own.get(slot), locale, note };
}

/** Whether the page that is being rendered shows a picture of the company's own there. */
export const hasOwnPicture = (name: string): boolean => isReplaced(currentSlot(name, undefined)?.own);

const isReplaced = (own: OwnPicture | undefined): boolean => (own?.forms.length ?? 0) > 0;

/**
 * The film over a picture of the page that is being rendered: that of the site, or the files of one of the company's own; undefined where the picture stands
 * still.
 */
export function shownFilm(name: string): 'original' | readonly FilmFile[] | undefined {
  const own = currentSlot(name, undefined)?.own;
  if (!own) return 'original';
  return own.films?.length ? own.films : undefined;
}

/** The picture of the company's own at the head of a page as it is shared; undefined where that is the site's own picture. */
export function ownShare(page: PageName): Pick<OwnPicture, 'share' | 'alt'> | undefined {
  return current
    .getStore()
    ?.own.values()
    .find(({ _id, share }) => share !== undefined && _id.startsWith(`${page}.`));
}

/** Whether the page shows pictures of the company's own, whose focal points can be anywhere. */
export function showsOwnPictures(): boolean {
  const { page, own } = current.getStore() ?? {};
  const isOnPage = ({ _id }: OwnPicture) => _id.startsWith(`${page}.`) || _id.startsWith(`${menuPart}.`);
  return [...(own?.values() ?? [])].some((picture) => isReplaced(picture) && isOnPage(picture));
}
