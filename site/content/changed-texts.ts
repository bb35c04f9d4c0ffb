import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '#contract/locales';
import type { PageTexts } from '#contract/site-data';
import type { ChangedLines } from '#contract/texts/changed-texts';

const current = new AsyncLocalStorage<PageTexts>();

/** Renders something with what the Office has changed of the texts. */
export const withTexts = <T>(texts: PageTexts, render: () => T): T => current.run(texts, render);

/** The changed lines of a text in a language, the same object as long as nothing is changed. Called while a page is rendered. */
export function changedLines(name: string, locale: Locale): ChangedLines | undefined {
  const texts = current.getStore();
  texts?.onRead(name);
  return texts?.changed[name]?.[locale];
}
