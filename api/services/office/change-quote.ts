import { isAllowed } from '#contract/office/permissions';
import { type ChangeQuote, type QuoteState, quoteTransitions } from '#contract/office/quotes';
import type { NewEvent } from '../../store/events.ts';
import type { OfficeQuote } from '../../store/office-quotes.ts';
import type { Repositories } from '../../store/open-store.ts';
import type { Colleague } from './office-context.ts';

export type ChangeOutcome = 'changed' | 'unknown' | 'outdated' | 'impossible';

/**
 * Changes a request and writes down what changed; inside a transaction.
 *
 * @param version the one that the change was made for; undefined where any will do
 */
export async function changeQuote(
  repositories: Repositories,
  actor: Colleague,
  id: string,
  change: ChangeQuote,
  version: number | undefined,
  now: Date,
): Promise<ChangeOutcome> {
  const quote = await repositories.officeQuotes.find(id, { lock: true });
  if (!quote || quote.mergedInto !== null) return 'unknown';
  if (version !== undefined && quote.version !== version) return 'outdated';
  const assignee = change.assigneeId ? await repositories.accounts.find(change.assigneeId) : undefined;
  if (change.assigneeId && !(assignee?.status === 'active' && isAllowed(assignee.role, 'quotes.answer'))) return 'impossible';
  if (change.state !== undefined && !(await canMove(repositories, quote, change.state))) return 'impossible';

  const before = quote.assigneeId ? await repositories.accounts.find(quote.assigneeId) : undefined;
  const events: (Omit<NewEvent, 'actor' | 'subject'> | false)[] = [
    isNew(change.state, quote.state) && { kind: 'quote.state', before: quote.state, after: change.state ?? null },
    isNew(change.assigneeId, quote.assigneeId) && {
      ...{ kind: 'quote.assignee', before: before?.name ?? null, after: assignee?.name ?? null },
      ...{ beforeId: quote.assigneeId, afterId: change.assigneeId ?? null },
    },
    isNew(change.remindAt, quote.remindAt) && { kind: 'quote.reminder', before: quote.remindAt, after: change.remindAt ?? null },
    isNew(change.suspicious, quote.suspicious) && {
      kind: 'quote.suspicious',
      before: String(quote.suspicious),
      after: String(change.suspicious),
    },
  ];
  const happened = events.filter((event) => event !== false);
  if (happened.length === 0) return 'changed';
  await repositories.officeQuotes.change(id, change);
  await repositories.officeQuotes.refresh(id, now);
  for (const event of happened) await repositories.events.add({ actor, subject: quoteSubject(quote), ...event }, now);
  await repositories.topics.changed('quotes');
  return 'changed';
}

/** A request as the subject of an event. */
export const quoteSubject = ({ id, fullName, reference }: Pick<OfficeQuote, 'id' | 'fullName' | 'reference'>) =>
  ({ kind: 'quote', id, name: fullName, reference }) as const;

const isNew = <Value>(value: Value | undefined, present: Value): boolean => value !== undefined && value !== present;

/** The moves of the contract, and back to where it was before the last one: that is what undo is. */
async function canMove({ events }: Repositories, { id, state }: OfficeQuote, next: QuoteState): Promise<boolean> {
  if (next === state || quoteTransitions[state].includes(next)) return true;
  const last = (await events.about(id)).findLast(({ kind }) => kind === 'quote.state');
  return last?.after === state && last.before === next;
}
