import { isReply } from '#contract/office/conversation';
import type { EventKind } from '#contract/office/history';
import type { ChangeNote } from '#contract/office/notes';
import type { NewMessage } from '../../store/conversations.ts';
import type { OfficeApplication } from '../../store/office-applications.ts';
import type { Repositories } from '../../store/open-store.ts';
import { applicationSubject } from './application-subject.ts';
import { changeNote, type NoteOutcome, type NoteRef, noteEventOf } from './change-note.ts';
import type { Colleague } from './office-context.ts';

/** All of these are called inside a transaction. */

/** False when there is no such application. */
export async function addApplicationNote(
  repositories: Repositories,
  actor: Colleague,
  id: string,
  text: string,
  now: Date,
): Promise<boolean> {
  const application = await repositories.officeApplications.find(id, { lock: true });
  if (!application) return false;
  await repositories.applicationConversations.addNote(id, actor.id, text, now);
  await noted(repositories, actor, application, 'application.note', now);
  return true;
}

/** Changes, removes or brings back one's own note. */
export async function changeApplicationNote(
  repositories: Repositories,
  actor: Colleague,
  which: NoteRef,
  change: ChangeNote,
  now: Date,
): Promise<NoteOutcome> {
  const application = await repositories.officeApplications.find(which.id, { lock: true });
  if (!application) return 'unknown';
  const outcome = await changeNote(repositories.applicationConversations, actor, which, change, now);
  if (outcome === 'changed') await noted(repositories, actor, application, `application.${noteEventOf(change)}`, now);
  return outcome;
}

async function noted(
  { officeApplications, events, topics }: Repositories,
  actor: Colleague,
  application: OfficeApplication,
  kind: EventKind,
  now: Date,
): Promise<void> {
  await officeApplications.refreshSearch(application.id);
  await events.add({ actor, kind, subject: applicationSubject(application) }, now);
  await topics.changed('applications');
}

/**
 * What the applicant wrote or said next; nothing follows from what a colleague, a program or a mail server wrote. False when there is no such application, or the mail is there already.
 *
 * @param actor null for a mail that came by itself
 */
export async function addApplicationReply(
  { officeApplications, applicationConversations, events, topics }: Repositories,
  actor: Colleague | null,
  id: string,
  reply: Omit<NewMessage, 'version'>,
  now: Date,
): Promise<boolean> {
  const application = await officeApplications.find(id, { lock: true });
  if (!application) return false;
  if (!(await applicationConversations.addReply({ ...reply, applicationId: id, version: application.version + 1 }))) return false;
  if (reply.origin !== undefined && !isReply(reply.origin)) {
    await officeApplications.refreshSearch(id);
    await topics.changed('applications');
    return true;
  }
  await officeApplications.change(id, { wroteAt: reply.at });
  await officeApplications.refreshSearch(id);
  await events.add({ actor, kind: 'application.replied', subject: applicationSubject(application) }, now);
  await topics.changed('applications');
  return true;
}
