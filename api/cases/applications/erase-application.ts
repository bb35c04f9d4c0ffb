import { erasureWord } from '#contract/office/applications';
import { normalizeText } from '#contract/text/normalize-text';
import { type Colleague, inTransaction, recordEvent } from '../../store/work.ts';
import { type ErasureContext, eraseSubmissions } from '../erase-submissions.ts';
import { wholeCase } from '../whole-case.ts';

export type ErasureOutcome = 'erased' | 'unknown' | 'not-confirmed';

/** Deletes one application with its parts and all that was written about it, and writes down who did so, without a name of whom it was. */
export async function eraseApplication(
  context: ErasureContext,
  actor: Colleague,
  { id, confirmation }: { id: string; confirmation: string },
): Promise<ErasureOutcome> {
  const { store } = context;
  const application = await wholeCase(store.officeApplications, id);
  if (!application) return 'unknown';
  if (normalizeText(confirmation) !== normalizeText(erasureWord(application.fullName))) return 'not-confirmed';
  const parts = await store.officeApplications.mergedInto(application.id);
  await eraseSubmissions(
    context,
    [application, ...parts].map(({ reference }) => reference),
  );
  const subject = { kind: 'application', id: application.id, name: '' } as const;
  await inTransaction(store, { actor }, (work) => recordEvent(work, { kind: 'application.erased', subject }));
  return 'erased';
}
