import { applicationForm } from '../forms/application.ts';
import { cursor, id, line, paragraph, timestamp } from '../schema.ts';
import { Source } from '../visits/source.ts';
import { z } from '../zod.ts';
import { Locale } from './account.ts';
import { applicationSorts, applicationStates, applicationSteps, applicationTransitions } from './application-states.ts';
import { Interview, Invitation } from './cases/interviews.ts';
import { receivedQuery } from './cases/received-days.ts';
import { bulkChangeOf, bulkResultOf } from './cases.ts';
import { ConversationEntry, Draft } from './conversation.ts';
import { enteredValues } from './entered-values.ts';
import { Copies, mailLimits } from './mail.ts';
import { AttachedFiles, attachmentLimits } from './mails/attachments.ts';
import { SpamReason } from './spam-reasons.ts';

const Rating = z.int().min(1).max(5);

export const ApplicationRow = z.object({
  id,
  reference: z.string(),
  receivedAt: timestamp,
  fullName: z.string(),
  email: z.string(),
  jobId: id,
  jobTitle: z.string(),
  locale: Locale,
  state: z.enum(applicationStates),
  /** Since when it is in this state. */
  since: timestamp,
  rating: Rating.nullable(),
  assigneeId: id.nullable(),
  interview: Interview.nullable(),
  /** The time at which a declined applicant was told; null: not yet. */
  declineNotifiedAt: timestamp.nullable(),
  /** The time at which they wrote back, until somebody has answered. */
  wroteAt: timestamp.nullable(),
  /** The time at which they applied for the same job again, last; null where they did not. */
  appliedAgainAt: timestamp.nullable(),
  notes: z.int(),
  suspicious: z.boolean(),
  /** The time at which it is deleted by itself. */
  erasedAt: timestamp,
  version: z.int(),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

/** Whether what they wrote last is another application, and no mail. */
export const wroteByApplying = ({ wroteAt, appliedAgainAt }: Pick<ApplicationRow, 'wroteAt' | 'appliedAgainAt'>): boolean =>
  wroteAt !== null && wroteAt === appliedAgainAt;

/** Describes what both the steps and the list can be narrowed to. */
const Narrowing = z.object({
  jobId: id.optional(),
  /** At least so many. */
  rating: Rating.optional(),
  /** Ids of colleagues; `nobody`. */
  assignee: z.array(z.string()).optional(),
});

export const ApplicationQuery = Narrowing.extend({
  /** Names, words of notes and mails, references; normalized for Arabic. */
  search: z.string().trim().max(200).optional(),
  state: z.array(z.enum(applicationStates)).optional(),
  ...receivedQuery,
  /** Only who was declined and not told. */
  untold: z.boolean().optional(),
  /** Only what a program seems to have sent, which is in no other list. */
  suspicious: z.boolean().optional(),
  sort: z.enum(applicationSorts).default('step'),
  /** Opaque; from the page before. */
  after: cursor.optional(),
  limit: z.int().min(1).max(200).default(50),
});
export type ApplicationQuery = z.infer<typeof ApplicationQuery>;

export const ApplicationPage = z.object({
  rows: z.array(ApplicationRow),
  /** The total of the whole query, exact. */
  total: z.int(),
  next: z.string().nullable(),
});
export type ApplicationPage = z.infer<typeof ApplicationPage>;

export const BoardQuery = Narrowing;
export type BoardQuery = z.infer<typeof BoardQuery>;

/** Applications of a step that the board shows; the list has all. */
export const boardRows = 40;

export const ApplicationBoard = z.object({
  /** Every state, in its order. Who waits longest is first; of those who are out, who left last. */
  steps: z.array(z.object({ state: z.enum(applicationStates), total: z.int(), rows: z.array(ApplicationRow) })),
  /** The application that is deleted next by itself. */
  nextErased: ApplicationRow.nullable(),
});
export type ApplicationBoard = z.infer<typeof ApplicationBoard>;

/** A job that somebody has applied for, or can apply for. */
export const JobApplications = z.object({
  id,
  /** By the reader's language. */
  titles: z.record(Locale, z.string()),
  locations: z.record(Locale, z.string()),
  /** Calendar day. */
  closingDate: z.string(),
  isOpen: z.boolean(),
  applied: z.int(),
  /** Not looked at yet. */
  newCount: z.int(),
  /** Declined, and not told. */
  untold: z.int(),
  /** The time at which the oldest of the new ones came. */
  oldestNewAt: timestamp.nullable(),
});
export type JobApplications = z.infer<typeof JobApplications>;

export const ApplicationsOverview = z.object({
  /** Open jobs first, then those with the newest applications. */
  jobs: z.array(JobApplications),
  suspicious: z.int(),
  /** Ids of the colleagues who have any, former ones among them. */
  owners: z.array(id),
  /** Months after which an application is deleted. */
  retentionMonths: z.int(),
});
export type ApplicationsOverview = z.infer<typeof ApplicationsOverview>;

/** Describes what happened, the newest last. Only who decides on applications sees it. */
export const ApplicationEntry = z.discriminatedUnion('kind', [
  ...ConversationEntry.options,
  z.object({
    kind: z.literal('step'),
    id,
    at: timestamp,
    authorId: id.nullable(),
    what: z.enum(['state', 'rating', 'interview', 'assignee', 'told', 'spam', 'withdrawn', 'resume', 'again', 'merged', 'separated']),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
]);
export type ApplicationEntry = z.infer<typeof ApplicationEntry>;

const Resume = z.object({ name: z.string(), size: z.int() });

/** Describes what the same person sent for the same job once more, as a part of the application. */
export const ApplicationPart = z.object({
  id,
  reference: z.string(),
  receivedAt: timestamp,
  ...enteredValues(applicationForm),
  source: Source,
  resume: Resume,
});
export type ApplicationPart = z.infer<typeof ApplicationPart>;

export const ApplicationDetail = ApplicationRow.extend({
  ...enteredValues(applicationForm),
  source: Source,
  /** Lists what counted when it was set apart; none where it is not known. */
  spamReasons: z.array(SpamReason),
  resume: Resume,
  /** The newest first. */
  parts: z.array(ApplicationPart),
  /** Says what the job is called to readers of each language, for mails. */
  jobTitles: z.record(Locale, z.string()),
  /** Holds what the applicant's calendar was told last; null while it has nothing of ours. */
  invited: Invitation.omit({ uid: true, sequence: true }).nullable(),
  /** The applicant's own page, for mails. */
  statusUrl: z.string(),
  /** Quotes what the applicant wrote last in an answer; null while that is the form alone. */
  lastReply: z.object({ at: timestamp, text: z.string() }).nullable(),
  timeline: z.array(ApplicationEntry),
  /** Other applications of the same person, from whatever address, the newest first. */
  others: z.array(ApplicationRow),
  /** The address at which their last mail wants its answer; null where it names none. */
  replyTo: z.string().nullable(),
  /** Files that are attached to the reader's unsent mail. */
  draftFiles: AttachedFiles,
  /** The reader's own unsent mail. */
  draft: Draft.nullable(),
  /** Colleagues who have a mail to this person open or unsent. */
  writing: z.array(id),
  retentionMonths: z.int(),
});
export type ApplicationDetail = z.infer<typeof ApplicationDetail>;

/** Sent with `If-Match: "<version>"`; 412 carries the newer detail. */
export const ChangeApplication = z.object({
  state: z.enum(applicationSteps).optional(),
  rating: Rating.nullable().optional(),
  assigneeId: id.nullable().optional(),
  interview: Interview.nullable().optional(),
  suspicious: z.boolean().optional(),
  /** Says that a declined applicant was told otherwise than by mail. */
  told: z.boolean().optional(),
});
export type ChangeApplication = z.infer<typeof ChangeApplication>;

export const BulkApplications = bulkChangeOf(ChangeApplication);
export const ChangedApplications = bulkResultOf(ApplicationRow);

export const NewApplicationMail = z.object({
  subject: line(mailLimits.subject),
  text: paragraph(mailLimits.text),
  /** Goes to the address of the case, whatever address their last mail names for answers. */
  ignoresReplyTo: z.boolean().optional(),
  cc: Copies,
  bcc: Copies,
  /** Ids of files of the writer's draft, in the order in which they are attached. */
  files: z.array(id).max(attachmentLimits.files).optional(),
  /** The state that the application gets when the mail goes. */
  state: z.enum(applicationSteps).optional(),
  interview: Interview.nullable().optional(),
  /** Becomes the writer's. */
  assignToMe: z.boolean(),
  /** The template that it began with, for the draft that it is again when it is taken back. */
  templateId: id.optional(),
  /** A reply to quote that is of somebody else; otherwise what they wrote last is quoted. */
  quotedId: id.optional(),
  /** The newest message's version when the writer began: a later one is a conflict, unless `anyway`. */
  version: z.int(),
  anyway: z.boolean().default(false),
});
export type NewApplicationMail = z.infer<typeof NewApplicationMail>;

/** The family name typed again, so that nobody is erased by a slip. */
export const EraseApplication = z.object({ confirmation: z.string().trim().max(200) });

/** Returns the word that has to be typed to erase somebody: the last one of the name. */
export const erasureWord = (fullName: string): string => fullName.trim().split(/\s+/).at(-1) ?? '';

/**
 * Whether an application may become a part of another one: of the same job, while staff may change both. An interview has to be cancelled first, for
 * calendars know it.
 */
export const canMergeApplications = (
  one: Pick<ApplicationRow, 'jobId' | 'state' | 'interview'>,
  other: Pick<ApplicationRow, 'jobId' | 'state'>,
): boolean =>
  one.jobId === other.jobId && one.interview === null && [one, other].every(({ state }) => applicationTransitions[state].length > 0);
