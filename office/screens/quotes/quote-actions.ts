import { fillPlaceholders } from '#contract/fill-placeholders';
import { type QuoteRow, type QuoteState, quoteTransitions } from '#contract/office/quotes';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useChangeQuotes } from '../../data/change-quotes.ts';
import { useColleagues } from '../../data/colleagues.ts';
import { errorText } from '../../data/office-error.ts';
import type { QuoteChange } from '../../data/quote-cache.ts';
import type { Step } from '../../data/undo.ts';
import { useUndo } from '../../data/use-undo.ts';
import { useMoments } from '../../parts/moments.ts';
import { useToast } from '../../parts/toast.tsx';

/** What the toast says of those that were changed. */
type MessageOf = (changed: readonly QuoteRow[]) => string;

/** Whether a request may get a state; that it has it already is no move. */
export const canMove = ({ state }: QuoteRow, next: QuoteState): boolean => quoteTransitions[state].includes(next);

/** What can be done with one or several requests: at once, with a toast that takes it back. They resolve when the server has answered. */
export function useQuoteActions() {
  const text = useText('quotes');
  const counted = useCounted();
  const moments = useMoments();
  const toast = useToast();
  const { track } = useUndo();
  const { colleague } = useColleagues();
  const change = useChangeQuotes();

  const act = async (rows: readonly QuoteRow[], given: QuoteChange, messageOf: MessageOf): Promise<void> => {
    const [first] = rows;
    if (first) await track(stepOf(first, rows, given, messageOf));
  };

  async function stepOf(first: QuoteRow, rows: readonly QuoteRow[], given: QuoteChange, messageOf: MessageOf): Promise<Step | undefined> {
    try {
      const { changed, outdated, undo } = await change(rows, given);
      if (outdated.length > 0) toast.failed(rows.length === 1 ? changedMeanwhile(first) : counted(text.failed.unchanged, outdated.length));
      return changed.length > 0 ? { message: messageOf(changed), counterChange: undo } : undefined;
    } catch (error) {
      const name = rows.length === 1 ? first.fullName : counted(text.total, rows.length);
      toast.failed(fillPlaceholders(text.failed.change, { name, reason: errorText(error) }));
      return undefined;
    }
  }

  const changedMeanwhile = ({ fullName: name }: QuoteRow) => fillPlaceholders(text.failed.changedMeanwhile, { name });
  const nameOf = (rows: readonly QuoteRow[]) => (rows.length === 1 ? rows[0]?.fullName : undefined);

  return {
    setState(rows: readonly QuoteRow[], state: QuoteState): Promise<void> {
      const movable = rows.filter((row) => canMove(row, state));
      const word = text.states[state];
      return act(movable, { state }, (changed) => {
        const name = nameOf(changed);
        return name ? fillPlaceholders(text.done.state, { name, state: word }) : counted(text.done.states, changed.length, { state: word });
      });
    },

    assign(rows: readonly QuoteRow[], assigneeId: string | null): Promise<void> {
      const to = colleague(assigneeId)?.name ?? '';
      return act(rows, { assigneeId }, (changed) => {
        const name = nameOf(changed);
        if (name) return fillPlaceholders(assigneeId ? text.done.assigned : text.done.unassigned, { name, colleague: to });
        return counted(assigneeId ? text.done.assignedMany : text.done.unassignedMany, changed.length, { colleague: to });
      });
    },

    remind: (row: QuoteRow, remindAt: string | null): Promise<void> =>
      act([row], { remindAt }, () =>
        fillPlaceholders(remindAt ? text.done.reminded : text.done.noReminder, {
          name: row.fullName,
          date: remindAt ? moments.longDay(remindAt) : '',
        }),
      ),

    setSuspicious: (rows: readonly QuoteRow[], suspicious: boolean): Promise<void> =>
      act(rows, { suspicious }, (changed) => {
        const name = nameOf(changed);
        if (name) return fillPlaceholders(suspicious ? text.done.suspicious : text.done.genuine, { name });
        return counted(suspicious ? text.done.suspiciousMany : text.done.genuineMany, changed.length);
      }),
  };
}
