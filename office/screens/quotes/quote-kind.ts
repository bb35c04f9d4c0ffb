import { type ClosedState, type QuoteState, quoteStates, quoteTransitions } from '#contract/office/quote-states';
import type { QuoteRow } from '#contract/office/quotes';
import { type CaseKind, type CaseStates, canMove } from '../../cases/case-kind.ts';
import { type CaseCommands, useCaseActions } from '../../cases/use-case-actions.ts';
import { useText } from '../../content/use-text.ts';
import { quoteCases } from '../../data/cases/quotes.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { QuoteStateLabel } from './quote-state.tsx';

/** Quotes, as the screens of cases need them. */
export const quoteKind: CaseKind & CaseStates<QuoteState> = {
  topic: 'quotes',
  path: '/quotes',
  composePath: '/quotes/$id/answer',
  permission: 'quotes.answer',
  storedPrefix: '',
  cases: quoteCases,
  states: quoteStates,
  transitions: quoteTransitions,
  keyed: { state: 'aside', keys: 'H' },
  StateLabel: QuoteStateLabel,
};

export interface QuoteCommands extends CaseCommands<QuoteRow, QuoteState> {
  remind(row: QuoteRow, remindAt: string | null): void;
  /** Closes quotes with a reason, or gives those that are closed another one. */
  close(rows: readonly QuoteRow[], state: ClosedState, reason: string | null): void;
  /** Asks for a reason in own words first. */
  explain(rows: readonly QuoteRow[], state: ClosedState): void;
}

export function useQuoteActions() {
  const { done, states } = useText('quotes');
  const dateFormats = useDateFormats();
  const { act, ...actions } = useCaseActions(quoteKind, quoteCases.useChange());
  return {
    ...actions,
    close: (rows: readonly QuoteRow[], state: ClosedState, closingReason: string | null): Promise<void> =>
      act(
        rows.filter((row) => row.state === state || canMove(quoteKind, row, state)),
        { state, closingReason },
        done.state,
        done.states,
        { state: states[state] },
      ),
    remind: (row: QuoteRow, remindAt: string | null): Promise<void> =>
      act([row], { remindAt }, remindAt ? done.reminded : done.noReminder, undefined, {
        date: remindAt ? dateFormats.longDay(remindAt) : '',
      }),
  };
}
