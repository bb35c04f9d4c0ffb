import { type ApplicationValues, applicationForm } from '#contract/forms/application';
import { enteredFields } from '#contract/forms/form-definition';
import type { ApplicationDetail, ApplicationPart } from '#contract/office/applications';
import { keptMonths } from '../../company/kept-months.ts';
import type { OfficeApplication } from '../../store/cases/application-rows.ts';
import type { Reading } from '../case-kind.ts';
import { idsOfPerson } from '../of-person.ts';
import { replyToIn } from '../reply-to.ts';
import { timelineOf } from '../timeline.ts';
import { wholeCase } from '../whole-case.ts';
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
  'application.merged': 'merged',
  'application.separated': 'separated',
} as const;

const resumeOf = ({ resumeName, resumeSize }: OfficeApplication) => ({ name: resumeName, size: resumeSize });

function describePart(part: OfficeApplication): ApplicationPart {
  const { id, reference, receivedAt, source } = part;
  const entered = Object.fromEntries(enteredFields(applicationForm).map((name) => [name, part[name]])) as ApplicationValues;
  return { id, reference, receivedAt, ...entered, source, resume: resumeOf(part) };
}

/** An application as one colleague sees it; undefined when there is none. One that has become a part of another is that other. */
export async function describeApplication(
  { repositories, settings, accountId }: Reading,
  caseId: string,
): Promise<ApplicationDetail | undefined> {
  const { officeApplications, conversations, caseFiles, careers } = repositories;
  const application = await wholeCase(officeApplications, caseId);
  if (!application) return undefined;
  const { id, resumeKey, resumeName, resumeSize, stateBeforeDecline, mergedInto, invited, ...shown } = application;
  const parts = (await officeApplications.mergedInto(id)).toReversed();
  const months = await keptMonths(repositories, settings);
  const again = parts.map((part) => ({ ...part, what: 'again' as const }));
  const entries = await timelineOf(repositories, application, { kind: 'step', steps, parts: again });
  // One that was joined by itself stands there as what they have sent.
  const timeline = entries.filter((entry) => !(entry.kind === 'step' && entry.what === 'merged' && entry.authorId === null));
  const lastReply = timeline.findLast((entry) => entry.kind === 'reply' && !entry.isFromOther && entry.text !== '');
  return {
    ...withErasureAfter(months, { id, ...shown }),
    invited: invited && { at: invited.at, minutes: invited.minutes, place: invited.place },
    resume: resumeOf(application),
    parts: parts.map(describePart),
    jobTitles: await careers.titles(application.jobId),
    statusUrl: await applicationLink(repositories, id, application.locale, settings.origin),
    lastReply: lastReply?.kind === 'reply' ? { at: lastReply.at, text: lastReply.text } : null,
    timeline,
    others: (await officeApplications.newestOf(await idsOfPerson(repositories, 'application', id)))
      .filter((other) => other.id !== id)
      .map((other) => withErasureAfter(months, other)),
    replyTo: replyToIn(timeline),
    draftFiles: await caseFiles.ofDraft(id, accountId),
    ...(await conversations.drafts(id, accountId)),
    retentionMonths: months,
  };
}
