import type { EventKind } from '#contract/office/history';
import type { NewApplicationReply } from '../../store/application-conversations.ts';
import type { OfficeApplication } from '../../store/office-applications.ts';
import type { Repositories } from '../../store/open-store.ts';
import { applicationSubject } from './application-subject.ts';
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

export type NoteOutcome = 'changed' | 'unknown' | 'outdated' | 'not-yours';

/** Changes, removes or brings back one's own note. */
export async function changeApplicationNote(
  repositories: Repositories,
  actor: Colleague,
  { id, noteId, version }: { id: string; noteId: string; version: number },
  change: { text?: string | undefined; removed?: boolean | undefined },
  now: Date,
): Promise<NoteOutcome> {
  const { officeApplications, applicationConversations } = repositories;
  const application = await officeApplications.find(id, { lock: true });
  const note = application && (await applicationConversations.note(id, noteId));
  if (!application || !note) return 'unknown';
  if (note.authorId !== actor.id) return 'not-yours';
  if (note.version !== version) return 'outdated';
  const at = now.toISOString();
  await applicationConversations.changeNote(noteId, {
    ...(change.text !== undefined && change.text !== note.text && { text: change.text, editedAt: at }),
    ...(change.removed !== undefined && { removedAt: change.removed ? at : null }),
  });
  const kind = change.removed === undefined ? 'note-changed' : change.removed ? 'note-removed' : 'note-restored';
  await noted(repositories, actor, application, `application.${kind}`, now);
  return 'changed';
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
 * What the applicant wrote or said next. False when there is no such application, or the mail is there already.
 *
 * @param actor null for a mail that came by itself
 */
export async function addApplicationReply(
  { officeApplications, applicationConversations, events, topics }: Repositories,
  actor: Colleague | null,
  id: string,
  reply: Omit<NewApplicationReply, 'applicationId' | 'version'>,
  now: Date,
): Promise<boolean> {
  const application = await officeApplications.find(id, { lock: true });
  if (!application) return false;
  if (!(await applicationConversations.addReply({ ...reply, applicationId: id, version: application.version + 1 }))) return false;
  await officeApplications.change(id, { wroteAt: reply.at });
  await officeApplications.refreshSearch(id);
  await events.add({ actor, kind: 'application.replied', subject: applicationSubject(application) }, now);
  await topics.changed('applications');
  return true;
}
