import type { ApplicationDetail } from '#contract/office/applications';
import { keptMonths } from '../../company/kept-months.ts';
import type { Reading } from '../case-kind.ts';
import { replyToIn } from '../reply-to.ts';
import { timelineOf } from '../timeline.ts';
import { applicationLink } from './application-link.ts';
import { withErasureAfter } from './with-erasure.ts';

/** Maps the events that stand in the timeline to what they are there. */
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
  { repositories, settings, accountId }: Reading,
  id: string,
): Promise<ApplicationDetail | undefined> {
  const { officeApplications, conversations, caseFiles, careers } = repositories;
  const application = await officeApplications.find(id);
  if (!application) return undefined;
  const { resumeKey, resumeName, resumeSize, stateBeforeDecline, invited, ...shown } = application;
  const months = await keptMonths(repositories, settings);
  const timeline = await timelineOf(repositories, application, { kind: 'step', steps });
  const lastReply = timeline.findLast((entry) => entry.kind === 'reply' && !entry.isFromOther && entry.text !== '');
  return {
    ...withErasureAfter(months, shown),
    invited: invited && { at: invited.at, minutes: invited.minutes, place: invited.place },
    resume: { name: resumeName, size: resumeSize },
    jobTitles: await careers.titles(application.jobId),
    statusUrl: await applicationLink(repositories, id, application.locale, settings.origin),
    lastReply: lastReply?.kind === 'reply' ? { at: lastReply.at, text: lastReply.text } : null,
    timeline,
    others: (await officeApplications.byEmail(application.email))
      .filter((other) => other.id !== id)
      .map((other) => withErasureAfter(months, other)),
    replyTo: replyToIn(timeline),
    draftFiles: await caseFiles.ofDraft(id, accountId),
    ...(await conversations.drafts(id, accountId)),
    retentionMonths: months,
  };
}
