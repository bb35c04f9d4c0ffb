import { erasureWord } from '#contract/office/applications';
import { normalizeText } from '#contract/text/normalize-text';
import { type Colleague, inTransaction, recordEvent } from '../../store/work.ts';
import { type ErasureContext, eraseSubmissions } from '../erase-submissions.ts';

export type ErasureOutcome = 'erased' | 'unknown' | 'not-confirmed';

/** Deletes one application with all that was written about it, and writes down who did so, without a name of whom it was. */
export async function eraseApplication(
  context: ErasureContext,
  actor: Colleague,
  { id, confirmation }: { id: string; confirmation: string },
): Promise<ErasureOutcome> {
  const { store } = context;
  const application = await store.officeApplications.find(id);
  if (!application) return 'unknown';
  if (normalizeText(confirmation) !== normalizeText(erasureWord(application.fullName))) return 'not-confirmed';
  await eraseSubmissions(context, [application.reference]);
  const subject = { kind: 'application', id, name: '' } as const;
  await inTransaction(store, { actor }, (work) => recordEvent(work, { kind: 'application.erased', subject }));
  return 'erased';
}
