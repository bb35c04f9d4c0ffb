import { setImmediate as nextTurn } from 'node:timers/promises';
import * as arabic from '#content/ar/index';
import * as english from '#content/en/index';
import { type Locale, localizedPath, siteLocales } from '#contract/locales';
import type { NotedPicture, PictureSlot } from '#contract/office/pictures';
import { menuPart } from '#contract/pictures';
import { type PageName, urls } from '#contract/urls';
import type { RenderPage } from './page-renderer.ts';

const texts: Record<Locale, Readonly<Record<string, object | undefined>>> = { en: english, ar: arabic };
const parts = [menuPart, ...(Object.keys(urls) as PageName[])] as const;
type Part = (typeof parts)[number];

/**
 * The slots for pictures that the pages of the site have, in the order of the pages and as they stand there: each page is rendered once in each language,
 * and tells of its pictures. Done when it is asked for the first time, and again after it has failed.
 */
export function readPictureSlots(render: RenderPage): () => Promise<readonly PictureSlot[]> {
  let read: Promise<readonly PictureSlot[]> | undefined;
  return () => {
    read ??= collect(render).catch((error: unknown) => {
      read = undefined;
      throw error;
    });
    return read;
  };
}

async function collect(render: RenderPage): Promise<readonly PictureSlot[]> {
  const slots = new Map<string, PictureSlot>();
  for (const locale of siteLocales)
    for (const url of Object.values(urls)) {
      const noted: NotedPicture[] = [];
      await render(localizedPath(url, locale), { notePicture: (picture) => noted.push(picture) });
      for (const picture of noted) slots.set(picture.slot, withAlt(slots.get(picture.slot) ?? slotOf(picture), picture.alt, locale));
      await nextTurn();
    }
  return parts.flatMap((part) => [...slots.values()].filter(({ slot }) => slot.startsWith(`${part}.`)));
}

function slotOf({ slot, isHead, hasFilm, forms }: NotedPicture): PictureSlot {
  const part = slot.slice(0, slot.indexOf('.')) as Part;
  const page = { en: nameOf(part, 'en'), ar: nameOf(part, 'ar') };
  return { slot, page, path: part === menuPart ? null : urls[part], isHead, hasFilm, alt: null, forms };
}

/** What a picture says in one language; in the other it says the same until that is read too. */
function withAlt(slot: PictureSlot, alt: string, locale: Locale): PictureSlot {
  return alt === '' ? slot : { ...slot, alt: { ...(slot.alt ?? { en: alt, ar: alt }), [locale]: alt } };
}

/** How the menus of a language call a page. */
function nameOf(part: Part, locale: Locale): string {
  const { navigation, [part]: page } = texts[locale];
  const names = [textAt(page, 'menuName'), part === menuPart ? textAt(textAt(navigation, 'menu'), 'open') : textAt(navigation, part)];
  return [...names, textAt(page, 'name'), textAt(page, 'title')].find((name) => typeof name === 'string') ?? part;
}

const textAt = (text: unknown, name: string): unknown => (typeof text === 'object' && text !== null ? Reflect.get(text, name) : undefined);
