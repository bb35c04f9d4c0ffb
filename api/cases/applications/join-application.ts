import type { StoredApplicant } from '../../store/cases/applicants.ts';
import type { Work } from '../../store/work.ts';
import { mergeCases } from '../merge-cases.ts';
import { applicationCases } from './application-cases.ts';

/** An application that has just come. */
type Arrived = Pick<StoredApplicant, 'email' | 'careerId' | 'suspicious'>;

/**
 * The application of the same person for the same job that is still to be decided about, if there is one; spam is joined to nothing. Inside a
 * transaction, before the new one is stored: others for the job wait until it ends, so that of two that come at once the second finds the first.
 */
export async function firstApplication({ repositories }: Work, { suspicious, ...sent }: Arrived): Promise<string | undefined> {
  if (suspicious) return undefined;
  await repositories.officeJobs.find(sent.careerId, { lock: true });
  return repositories.officeApplications.firstOpen(sent);
}

/** Makes an application a part of the first one. Returns the id of the one that staff see. */
export async function joinApplication(work: Work, id: string, firstId: string | undefined): Promise<string> {
  // Decided about, withdrawn or erased in this moment: then it stands alone, as it would have a moment later.
  const isJoined = firstId !== undefined && (await mergeCases(applicationCases, work, id, firstId)) === 'merged';
  return isJoined ? firstId : id;
}
