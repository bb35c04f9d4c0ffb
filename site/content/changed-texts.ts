import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '#contract/locales';
import type { PageTexts } from '#contract/site-data';
import type { ChangedLines, ChangedTexts } from '#contract/texts/changed-texts';
import type { TextTree } from '#contract/texts/lines';

/** The texts of one preview. */
export interface MarkedTexts {
  /** Returns a text with drafts, filled in, in which each line ends with its mark. */
  read(name: string, locale: Locale, written: TextTree): TextTree;
}

/** `marked`: the texts of a preview, in which each tells what it is. */
type RenderedTexts = PageTexts & { marked?: MarkedTexts };

const current = new AsyncLocalStorage<RenderedTexts>();

/** Renders something with what the Office has changed of the texts. */
export const withTexts = <T>(texts: RenderedTexts, render: () => T): T => current.run(texts, render);

/** The texts of a preview; undefined on every page that visitors see. Called while a page is rendered. */
export const markedTexts = (): MarkedTexts | undefined => current.getStore()?.marked;

/** The changes of all texts, the same object as long as nothing is changed. Called while a page is rendered. */
export const changedTexts = (): ChangedTexts | undefined => current.getStore()?.changed;

/** Makes the page that is being rendered depend on a text. */
export const tellRead = (name: string): void => current.getStore()?.onRead(name);

/** The changed lines of a text in a language. Called while a page is rendered. */
export function changedLines(name: string, locale: Locale): ChangedLines | undefined {
  tellRead(name);
  return changedTexts()?.[name]?.[locale];
}
