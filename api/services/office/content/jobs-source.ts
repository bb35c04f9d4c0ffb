import type { Message } from '#contract/messages';
import { type ContentEntry, JobEntry } from '#contract/office/content-files';
import { type JobField, problemsOfJob, tidyJob } from '#contract/office/job-check';
import type { JobContent } from '#contract/office/jobs';
import { normalizeText } from '#contract/text/normalize-text';
import { validate } from '../../../http/validation.ts';
import type { JobEntry as StoredJob } from '../../../store/jobs/office-jobs.ts';
import { calendarDay } from '../../../time/company-time.ts';
import { type ContentSource, type StoredEntry, tidyEntry } from './content-source.ts';
import { type JobValues, writeJob } from './write-job.ts';

type Entry = ContentEntry<'jobs'>;

const timestamps = ['publishedAt', 'closedAt', 'archivedAt'] as const;
/** Stands for the moment of the import. */
const nowWord = 'now';
const example = '2026-01-31T09:00:00Z';

const draftKey = (id: string) => `${id}/draft`;

/**
 * Jobs are recognised by title and place, unless they are archived. A job that is public has a second line with the same id for changes that are
 * not; one that never was public has one line, which is what is written of it.
 */
export const jobsSource: ContentSource<'jobs', JobValues> = {
  kind: 'jobs',
  nameOf: ({ title, titleAr }) => title || titleAr,
  identityOf: ({ title, titleAr, location, locationAr }) =>
    title || titleAr ? normalizeText(title ? `${title}\n${location}` : `${titleAr}\n${locationAr}`) : '',
  keyOf: ({ id, isDraft }, find) => (isDraft && find(id)?.publishedAt ? draftKey(id) : id),

  async load({ officeJobs, contentDrafts }) {
    const drafts = await contentDrafts.list('job');
    const entries = (await officeJobs.list()).flatMap((job): [string, StoredEntry<Entry>][] => {
      const { id, version, archivedAt } = job;
      const draft = drafts.get(id)?.content;
      const isPublic = job.publishedAt !== null;
      const stored = { version, isFoundByName: archivedAt === null };
      const shown = { ...stored, entry: entryOf(isPublic ? job : { ...job, content: draft ?? job.content }) };
      if (!isPublic || !draft) return [[id, shown]];
      return [
        [id, shown],
        [draftKey(id), { version, isFoundByName: false, entry: draftOf({ ...job, content: draft }) }],
      ];
    });
    return { entries: new Map(entries), blocked: new Map() };
  },

  merge(current, given, now) {
    const base = given.isDraft && current.publishedAt ? { ...current, publishedAt: '', closedAt: '', archivedAt: '' } : current;
    const merged = { ...base, ...given };
    for (const name of timestamps) if (given[name]?.toLowerCase() === nowWord) merged[name] = current[name] || now.toISOString();
    return merged;
  },

  check(entry, before, { now, key }) {
    const checked = validate(JobEntry, entry);
    const errors: Record<string, Message> = checked.ok ? {} : { ...checked.errors };
    for (const name of timestamps) {
      if (errors[name]) errors[name] = { key: 'import.moment', params: { example, now: nowWord } };
      else if (entry[name] > now.toISOString()) errors[name] = { key: 'import.future' };
      if (entry.isDraft && entry[name] !== '') errors[name] = { key: 'import.draftStanding' };
    }
    if (before?.publishedAt && !entry.publishedAt && !entry.isDraft) errors.publishedAt = { key: 'import.notPublic' };
    if (!checked.ok) return { ok: false, errors };
    const { id, isDraft, publishedAt, closedAt, archivedAt, ...texts } = checked.value;
    const content = contentOf(texts);
    if (publishedAt !== null) Object.assign(errors, errorsOfPublic(content, now));
    if (Object.keys(errors).length > 0) return { ok: false, errors };
    // Of a job that never was public, everything is a draft.
    const standing = {
      isDraft: isDraft && key === draftKey(id),
      publishedAt: asStored(publishedAt),
      closedAt: asStored(closedAt),
      archivedAt: asStored(archivedAt),
    };
    return { ok: true, values: { content, ...standing } };
  },

  entryOf: ({ isDraft, ...job }, id) => (isDraft ? draftOf({ ...job, id }) : entryOf({ ...job, id })),

  write: writeJob,
};

const asStored = (moment: string | null): string | null => moment && new Date(moment).toISOString();

type Texts = Omit<Entry, 'id' | 'isDraft' | (typeof timestamps)[number]>;

const contentOf = (entry: Texts): JobContent =>
  tidyJob({
    closingDate: entry.closingDate,
    en: {
      jobTitle: entry.title,
      location: entry.location,
      summary: entry.summary,
      responsibilities: entry.responsibilities,
      qualifications: entry.qualifications,
    },
    ar: {
      jobTitle: entry.titleAr,
      location: entry.locationAr,
      summary: entry.summaryAr,
      responsibilities: entry.responsibilitiesAr,
      qualifications: entry.qualificationsAr,
    },
  });

function entryOf({ id, content, publishedAt, closedAt, archivedAt }: Omit<StoredJob, 'needsAttention' | 'version'>): Entry {
  const { closingDate, en, ar } = content;
  return tidyEntry('jobs', {
    id,
    isDraft: false,
    publishedAt: publishedAt ?? '',
    closedAt: closedAt ?? '',
    archivedAt: archivedAt ?? '',
    closingDate,
    title: en.jobTitle,
    titleAr: ar.jobTitle,
    location: en.location,
    locationAr: ar.location,
    summary: en.summary,
    summaryAr: ar.summary,
    responsibilities: en.responsibilities,
    responsibilitiesAr: ar.responsibilities,
    qualifications: en.qualifications,
    qualificationsAr: ar.qualifications,
  });
}

/** Changes that are not public: where the job stands says the line of the job. */
const draftOf = (job: Omit<StoredJob, 'needsAttention' | 'version'>): Entry => ({
  ...entryOf({ ...job, publishedAt: null, closedAt: null, archivedAt: null }),
  isDraft: true,
});

const fieldNames: Record<JobField, keyof Entry> = {
  closingDate: 'closingDate',
  'en.jobTitle': 'title',
  'en.location': 'location',
  'en.summary': 'summary',
  'ar.jobTitle': 'titleAr',
  'ar.location': 'locationAr',
  'ar.summary': 'summaryAr',
};

/** Returns what a public job lacks. Its day may be over: then it is closed. */
function errorsOfPublic(content: JobContent, now: Date): Record<string, Message> {
  const problems = Object.entries(problemsOfJob(content, calendarDay(now))).filter(([, problem]) => problem !== 'past');
  return Object.fromEntries(
    problems.map(([field, problem]) => [
      fieldNames[field as JobField],
      { key: problem === 'missing' ? 'field.required' : 'office.jobNoDay' } satisfies Message,
    ]),
  );
}
