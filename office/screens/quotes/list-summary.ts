import type { PluralText } from '#content/translation';
import type { QuotePage } from '#contract/office/quotes';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { Texts } from '../../content/texts.ts';
import type { ListQuery } from '../../data/cases/quote-cache.ts';
import { isFiltered } from './quote-queries.ts';

type Counted = (text: PluralText, count: number, values?: Readonly<Record<string, string | number>>) => string;

/** The sentence that the heading is: what must be done, before anything is shown. With `<b>` around its figure. */
export function summaryOf(query: ListQuery, { total, counts }: QuotePage, text: Texts['quotes'], counted: Counted): string {
  const { summary, numerals } = text;
  if (isFiltered(query)) return total > 0 ? counted(summary.found, total) : summary.noneFound;
  if (query.view === 'mine') return counts.mine > 0 ? counted(summary.mine, counts.mine) : summary.noneMine;
  if (query.view === 'suspicious') return counts.suspicious > 0 ? counted(summary.suspicious, counts.suspicious) : summary.noneSuspicious;
  if (counts.waiting === 0) return summary.nobody;
  const waiting = counted(summary.waiting, counts.waiting);
  if (counts.overdue === 0) return waiting;
  const written = numerals[counts.overdue] ?? String(counts.overdue);
  return fillPlaceholders(summary.both, { waiting, overdue: counted(summary.overdue, counts.overdue, { written }) });
}
