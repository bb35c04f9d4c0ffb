import type { ApplicationDetail } from '#contract/office/applications';
import type { Repositories } from '../../store/open-store.ts';
import { applicationLink } from '../application-link.ts';
import { keptMonths } from '../kept-months.ts';
import { withErasure } from './application-rows.ts';
import { draftsFor, timelineOf } from './conversation.ts';
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
  const { officeApplications, applicationConversations, careers } = repositories;
  const application = await officeApplications.find(id);
  if (!application) return undefined;
  const { resumeKey, resumeName, resumeSize, stateBeforeDecline, ...shown } = application;
  const months = await keptMonths(repositories, settings);
  const timeline = await timelineOf(repositories, applicationConversations, application, { kind: 'step', steps });
  const lastReply = timeline.findLast((entry) => entry.kind === 'reply' && !entry.isFromOther && entry.text !== '');
  return {
    ...withErasure(shown, months),
    resume: { name: resumeName, size: resumeSize },
    jobTitles: await careers.titles(application.jobId),
    statusUrl: await applicationLink(repositories, id, application.locale, settings.origin),
    lastReply: lastReply?.kind === 'reply' ? { at: lastReply.at, text: lastReply.text } : null,
    timeline,
    others: (await officeApplications.byEmail(application.email))
      .filter((other) => other.id !== id)
      .map((other) => withErasure(other, months)),
    ...(await draftsFor(applicationConversations, id, accountId)),
    retentionMonths: months,
  };
}
