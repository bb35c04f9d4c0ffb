import { useNavigate } from '@tanstack/react-router';
import { defaultLocale, type Locale } from '#contract/locales';
import { isDay } from '#contract/office/job-check';
import type { ChangeJob, JobRow } from '#contract/office/jobs';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { fillSentence } from '#contract/text/fill-sentence';
import { jobUrl } from '#contract/urls';
import { useText } from '../../content/use-text.ts';
import { useJobChanges } from '../../data/site/jobs.ts';
import { useAction } from '../../parts/messages/use-action.ts';

/** The address of a job that visitors have. */
export const publicAddress = (id: string, locale: Locale): string => location.origin + jobUrl(id, locale);

/** Returns the address by which a job is shared: in the first language that it is written in. */
const linkOf = ({ id, languages }: JobRow): string => publicAddress(id, languages[0] ?? defaultLocale);

/** Changes a job without opening it. Everything that changes can be undone. */
export function useJobActions() {
  const text = useText('jobs');
  const changes = useJobChanges();
  const navigate = useNavigate();
  const nameOf = (job: Pick<JobRow, 'title'>) => job.title || text.untitled;

  const said = (words: string, job: Pick<JobRow, 'title'>) => fillSentence(words, { name: nameOf(job) });
  const told = {
    newer: (job: JobRow) => said(text.newerInList, job),
    failed: (_: unknown, job: JobRow) => said(text.failed, job),
  };

  const change = useAction({
    run: ({ id, version }: JobRow, given: ChangeJob, _words: string) => changes.change(id, version, given),
    done: (_, job, _given, words) => said(words, job),
    ...told,
  });

  return {
    close: (job: JobRow) => change(job, { isClosed: true }, text.done.closed),
    reopen: (job: JobRow) => change(job, { isClosed: false }, text.done.reopened),
    archive: (job: JobRow) => change(job, { isArchived: true }, text.done.archived),
    restore: (job: JobRow) => change(job, { isArchived: false }, text.done.restored),

    /** The copy opens, to be written on. */
    copy: useAction({
      async run({ id }: JobRow) {
        const copied = await changes.copy(id);
        void navigate({ to: '/jobs/$id', params: { id: copied.answer.id } });
        return copied;
      },
      done: (_, job) => said(text.done.copied, job),
      ...told,
    }),

    show: (job: JobRow) => window.open(linkOf(job), '_blank', 'noopener'),

    copyLink: useAction({
      run: async (job: JobRow) => navigator.clipboard.writeText(linkOf(job)),
      done: text.done.linkCopied,
      // Without the right to the clipboard, and on plain http of another machine.
      failed: (_, job) => fillPlaceholders(text.copyFailed, { link: linkOf(job) }),
    }),
  };
}

/** A job that was closed by hand opens at once; one whose day is over needs another day. */
export const opensAtOnce = ({ state, closedAt, closingDate }: JobRow, today: string): boolean =>
  state === 'closed' && closedAt !== null && isDay(closingDate) && closingDate >= today;
