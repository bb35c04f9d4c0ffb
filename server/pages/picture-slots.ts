import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Locale, localizedPath, siteLocales } from '#contract/locales';
import { menuPart } from '#contract/menu-part';
import type { PictureSlot } from '#contract/office/pictures/pictures';
import { type NotedPicture, textRevision } from '#contract/site-data';
import { type PageName, urls } from '#contract/urls';
import type { Revisions } from './page-cache.ts';
import type { RenderPage } from './page-renderer.ts';

const parts = [...(Object.keys(urls) as PageName[]), menuPart] as const;
type Part = (typeof parts)[number];

/**
 * The slots for pictures that the pages of the site have, in the order of the pages and as they stand there: each page is rendered once in each language,
 * and tells of its pictures. Done when it is asked for, if company or texts have changed since: a service may have gone, or what a picture says.
 */
export function readPictureSlots(render: RenderPage, revisions: () => Promise<Revisions>): () => Promise<readonly PictureSlot[]> {
  let last: { slots: Promise<readonly PictureSlot[]>; revision: string } | undefined;
  return async () => {
    const current = await revisions();
    const revision = `${current.company} ${textRevision(current)}`;
    if (last?.revision !== revision) {
      const slots = collect(render);
      last = { slots, revision };
      slots.catch(() => {
        last = undefined;
      });
    }
    return last.slots;
  };
}

async function collect(render: RenderPage): Promise<readonly PictureSlot[]> {
  const slots = new Map<string, PictureSlot>();
  for (const locale of siteLocales)
    for (const url of Object.values(urls)) {
      const noted: NotedPicture[] = [];
      await render(localizedPath(url, locale), { notePicture: (picture) => noted.push(picture) });
      for (const picture of noted) slots.set(picture.slot, inLanguage(slots.get(picture.slot) ?? slotOf(picture), picture, locale));
      await nextTurn();
    }
  return parts.flatMap((part) => [...slots.values()].filter(({ slot }) => slot.startsWith(`${part}.`)));
}

/** Begins a slot: it says in the other language what it says in this one, until that is read. */
function slotOf({ slot, page, isHead, film, alt, forms }: NotedPicture): PictureSlot {
  const part = slot.slice(0, slot.indexOf('.')) as Part;
  const path = part === menuPart ? null : urls[part];
  return { slot, page: { en: page, ar: page }, path, isHead, film, alt: alt === '' ? null : { en: alt, ar: alt }, forms };
}

const inLanguage = (slot: PictureSlot, { page, alt }: NotedPicture, locale: Locale): PictureSlot => ({
  ...slot,
  page: { ...slot.page, [locale]: page },
  alt: slot.alt && { ...slot.alt, [locale]: alt },
});
