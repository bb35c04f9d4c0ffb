import type { ApplicationDetail, ApplicationEntry } from '#contract/office/applications';
import { fateOf } from '../../store/mail-fate.ts';
import type { OfficeApplication } from '../../store/office-applications.ts';
import type { Repositories } from '../../store/open-store.ts';
import { applicationLink } from '../application-link.ts';
import { keptMonths } from '../kept-months.ts';
import { withErasure } from './application-rows.ts';
import type { OfficeContext } from './office-context.ts';

/** Which events stand in the timeline, and as what. */
const steps = {
  'application.state': 'state',
  'application.rating': 'rating',
  'application.interview': 'interview',
  'application.assignee': 'assignee',
  'application.told': 'told',
  'application.suspicious': 'spam',
  'application.withdrawn': 'withdrawn',
  'application.resume': 'resume',
} as const;

/** An application as one colleague sees it; undefined when there is none. */
export async function describeApplication(
  repositories: Repositories,
  { settings }: Pick<OfficeContext, 'settings'>,
  id: string,
  accountId: string,
): Promise<ApplicationDetail | undefined> {
  const { officeApplications, applicationConversations } = repositories;
  const application = await officeApplications.find(id);
  if (!application) return undefined;
  const { resumeKey, resumeName, resumeSize, stateBeforeDecline, ...shown } = application;
  const months = await keptMonths(repositories, settings);
  const drafts = await applicationConversations.drafts(id);
  const own = drafts.find((draft) => draft.accountId === accountId);
  const lastReply = (await applicationConversations.replies(id)).at(-1);
  return {
    ...withErasure(shown, months),
    resume: { name: resumeName, size: resumeSize },
    statusUrl: await applicationLink(repositories, id, application.locale, settings.origin),
    lastReply: lastReply ? { at: lastReply.at, text: lastReply.text } : null,
    timeline: await timelineOf(repositories, application),
    others: (await officeApplications.fromAddress(application.email))
      .filter((other) => other.id !== id)
      .map((other) => withErasure(other, months)),
    draft: own ? { subject: own.subject, text: own.text, savedAt: own.savedAt } : null,
    writing: drafts.filter((draft) => draft.accountId !== accountId).map((draft) => draft.accountId),
    retentionMonths: months,
  };
}

async function timelineOf(
  { applicationConversations, conversations, outbox, events }: Repositories,
  { id, reference, receivedAt }: OfficeApplication,
): Promise<ApplicationEntry[]> {
  const entries: ApplicationEntry[] = [{ kind: 'received', id, at: receivedAt }];
  for (const { removedAt, ...note } of await applicationConversations.notes(id)) entries.push({ kind: 'note', ...note });
  for (const answer of await conversations.answers(id)) {
    const { at, authorId, subject, text, mailId, fate } = answer;
    entries.push({ kind: 'answer', id: answer.id, at, authorId, subject, text, mailId, fate });
  }
  for (const { messageId, ...reply } of await applicationConversations.replies(id)) entries.push({ kind: 'reply', ...reply });
  const receipt = (await outbox.about(reference)).find(({ kind }) => kind === 'confirmation');
  if (receipt) {
    const fate = fateOf({ ...receipt, refused: receipt.refused ? 1 : 0 });
    entries.push({ kind: 'receipt', id: receipt._id, at: receipt.createdAt, mailId: receipt._id, fate });
  }
  for (const event of await events.about(id)) {
    const what = steps[event.kind as keyof typeof steps];
    if (what === undefined) continue;
    const { at, before, after } = event;
    entries.push({ kind: 'step', id: event.id, at, authorId: event.actor?.id ?? null, what, before, after });
  }
  return entries.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}
