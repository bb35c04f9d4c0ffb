import type { OfficeQuote } from '../../store/cases/office-quotes.ts';
import type { Repositories } from '../../store/open-store.ts';
import type { Colleague, Work } from '../../store/work.ts';
import { record } from '../record.ts';
import { quoteCases } from './quote-cases.ts';

/** All of these are called inside a transaction. */

export type MergeOutcome = 'merged' | 'unknown' | 'impossible';

/** Makes a quote a part of another one of the same person: all that was written stands there, the message as theirs. */
export async function mergeQuotes(work: Work<Colleague>, sourceId: string, targetId: string): Promise<MergeOutcome> {
  const { officeQuotes, conversations, offers } = work.repositories;
  const [source, target] = await lockBoth(work.repositories, sourceId, targetId);
  if (!source || !target || source.mergedInto !== null || target.mergedInto !== null) return 'unknown';
  if (sourceId === targetId || (await officeQuotes.mergedInto(sourceId)).length > 0) return 'impossible';
  await conversations.move(sourceId, targetId);
  await offers.move(sourceId, targetId);
  await conversations.addReply(
    { about: 'quote', aboutId: targetId },
    {
      at: source.receivedAt,
      messageId: null,
      inReplyTo: null,
      version: target.version + 1,
      subject: source.reference,
      text: source.message,
      byHand: false,
      attachments: [],
    },
  );
  await officeQuotes.change(sourceId, { mergedInto: targetId, state: 'aside', stateBeforeMerge: source.state });
  await settle(work, source, target, 'quote.merged');
  return 'merged';
}

/** Takes a merge back: what stood in the quote stands there again. False when it is no part of another one. */
export async function separateQuote(work: Work, id: string): Promise<boolean> {
  const { officeQuotes, conversations, offers } = work.repositories;
  const targetId = (await officeQuotes.find(id))?.mergedInto;
  if (!targetId) return false;
  const [source, target] = await lockBoth(work.repositories, id, targetId);
  if (source?.mergedInto !== targetId || !target) return false;
  await conversations.moveBack(id, targetId);
  await offers.moveBack(id, targetId);
  await conversations.removeMergedMessage(targetId, source.reference);
  await officeQuotes.change(id, { mergedInto: null, state: source.stateBeforeMerge ?? 'talk', stateBeforeMerge: null });
  await settle(work, source, target, 'quote.separated');
  return true;
}

async function settle(work: Work, source: OfficeQuote, target: OfficeQuote, kind: 'quote.merged' | 'quote.separated'): Promise<void> {
  const { officeQuotes } = work.repositories;
  await officeQuotes.change(target.id, {});
  for (const { id } of [source, target]) await officeQuotes.refresh(id, work.now);
  await record(quoteCases, work, target, [{ kind, after: source.reference, afterId: source.id }]);
}

/**
 * Takes back the merges of quotes that are about to be erased with quotes that stay: what belongs to the one then stands there alone, and the
 * other does not become a part of nothing.
 */
export async function separateFromKept(work: Work, references: readonly string[]): Promise<void> {
  const erased = new Set(references);
  for (const { id, reference, targetReference } of await work.repositories.officeQuotes.merges())
    if (erased.has(reference) !== erased.has(targetReference)) await separateQuote(work, id);
}

/** Always in the same order: two colleagues who merge the same two cause no deadlock. */
async function lockBoth({ officeQuotes }: Repositories, one: string, other: string): Promise<(OfficeQuote | undefined)[]> {
  const locked = new Map<string, OfficeQuote | undefined>();
  for (const id of one < other ? [one, other] : [other, one]) locked.set(id, await officeQuotes.find(id, { lock: true }));
  return [locked.get(one), locked.get(other)];
}
