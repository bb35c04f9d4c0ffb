import { limits } from '#contract/limits';
import type { Locale } from '#contract/locales';
import { openingFields } from '#contract/quote-opening';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { content } from '#site/content/content.ts';

/** A line of the query, bounded, and without what a line of text cannot hold. */
const lineIn = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '')
    .slice(0, limits.openingLine)
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();

/**
 * The message that the quote form opens with: what the visitor wrote on another page, each line after the words that stand before it there.
 * Empty when the query brings none.
 */
export function openingMessage(query: URLSearchParams, locale: Locale): string {
  const { openings } = content('contact', locale);
  const { prompts } = content('digitalMarketing', locale).closing;
  const about = query.get(openingFields.about);
  return openingFields.lines
    .map((name, index) => {
      const line = lineIn(query, name);
      if (line === '') return '';
      if (about === 'digitalMarketing') return [prompts[index]?.text, line].join(' ');
      return about === 'website' || about === 'seo' ? fillPlaceholders(openings[about], { line }) : line;
    })
    .filter((line) => line !== '')
    .join('\n');
}
