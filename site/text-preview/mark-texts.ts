import { fillKnownPlaceholders } from '#content/fill-known-placeholders';
import type { Locale } from '#contract/locales';
import type { ChangedLines, ChangedTexts, DraftTexts, LineValue } from '#contract/texts/changed-texts';
import { addressText } from '#contract/texts/line-address';
import { isLine, linesOf, type TextTree, withDrafts, withLines } from '#contract/texts/lines';
import type { MarkedTexts } from '../content/changed-texts.ts';
import { companyFacts } from '../content/company-facts.ts';
import { withHeadings } from '../content/headings.ts';
import type { LinePart, PreviewedText } from './previewed-texts.ts';
import { markOf } from './text-marks.ts';

/** The texts of one preview, with what each mark stands for. */
export interface ListedTexts extends MarkedTexts {
  /** Every text that was marked, by its number. */
  texts: readonly PreviewedText[];
}

/** Lists what is not read on a page as it is written: for search engines, a word within other texts, or digits one by one. */
const unmarked = /^(?:numerals\/|\w+\/(?:.*\/)?\w*[mM]etadata\/|(?:notFound|serverError)\/code$)/;

/** @param published lines that visitors read @param drafts lines that lie over them */
export function markTexts(published: ChangedTexts, drafts: DraftTexts): ListedTexts {
  const texts: PreviewedText[] = [];
  const read = new Map<string, TextTree>();

  function mark(name: string, locale: Locale, written: TextTree): TextTree {
    const facts = companyFacts(locale);
    // As the page shows them: a text is known again by its letters.
    const filled = (lines: ChangedLines) => withHeadings(fillKnownPlaceholders(withLines(written, lines), facts), locale);
    const publicLines = published[name]?.[locale] ?? {};
    const changes = drafts[name]?.[locale];
    const publicValues = changes && new Map(linesOf(filled(publicLines)));

    function markText(text: string, address: string, part: LinePart | undefined, publicText: string): string {
      texts.push({ address, ...(part && { part }), text, ...(publicText !== text && { publicText }) });
      return text + markOf(texts.length - 1);
    }

    function markLine(value: LineValue, path: string): LineValue {
      if (unmarked.test(`${name}/${path}`)) return value;
      const address = addressText({ name, path, locale });
      const publicValue = publicValues?.get(path) ?? value;
      // A place that is not used leaves nothing to click on.
      if (value === '') return value;
      if (typeof value === 'string') return markText(value, address, undefined, String(publicValue));
      // A preview has a place for each part of a headline, so that one can be written that was not there.
      const parts = 'highlight' in value ? { before: value.before ?? '', highlight: value.highlight, after: value.after ?? '' } : value;
      const publicParts = publicValue as Partial<Record<string, string>>;
      const entries = Object.entries(parts) as [LinePart, string][];
      return Object.fromEntries(entries.map(([part, text]) => [part, markText(text, address, part, publicParts[part] ?? '')])) as LineValue;
    }

    function markTree(node: TextTree, path: string): TextTree {
      if (isLine(node)) return markLine(node, path);
      const marked = Object.entries(node).map(
        ([key, child]: [string, TextTree]) => [key, markTree(child, path === '' ? key : `${path}/${key}`)] as const,
      );
      return Array.isArray(node) ? marked.map(([, child]) => child) : Object.fromEntries(marked);
    }

    return markTree(filled(withDrafts(publicLines, changes ?? {})), '');
  }

  return {
    texts,
    read(name, locale, written) {
      const key = `${locale}/${name}`;
      const marked = read.get(key) ?? mark(name, locale, written);
      read.set(key, marked);
      return marked;
    },
  };
}
