import { useNavigate } from '@tanstack/react-router';
import type { Locale } from '#contract/locales';
import { isDay } from '#contract/office/job-check';
import type { ChangeJob, JobDetail, JobRow } from '#contract/office/jobs';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { jobUrl } from '#contract/urls';
import { useText } from '../../content/use-text.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { isOfficeError } from '../../data/requests/request.ts';
import { useJobChanges } from '../../data/site/jobs.ts';
import { useUndo } from '../../parts/hooks/use-undo.ts';
import { useToast } from '../../parts/messages/toast.tsx';

/** The address of a job that visitors have. */
export const publicAddress = (id: string, locale: Locale): string => location.origin + jobUrl(id, locale);

/** The language in which a job is shared: the first that it is written in. */
const languageOfJob = ({ languages }: Pick<JobRow, 'languages'>): Locale => languages[0] ?? 'en';

/** Changes a job without opening it. Everything that changes can be undone. */
export function useJobActions() {
  const text = useText('jobs');
  const changes = useJobChanges();
  const { track } = useUndo();
  const toast = useToast();
  const navigate = useNavigate();
  const nameOf = (job: Pick<JobRow, 'title'>) => job.title || text.untitled;

  async function attempt(job: JobRow, work: () => Promise<JobDetail>): Promise<JobDetail | undefined> {
    try {
      return await work();
    } catch (error) {
      const name = nameOf(job);
      toast.failed(
        isOfficeError(error, 'newer')
          ? fillPlaceholders(text.newerInList, { name })
          : fillPlaceholders(text.failed, { name, reason: errorText(error) }),
      );
      return undefined;
    }
  }

  async function change(job: JobRow, body: ChangeJob, back: ChangeJob, words: string): Promise<JobDetail | undefined> {
    const changed = attempt(job, () => changes.change(job.id, job.version, body));
    const message = fillPlaceholders(words, { name: nameOf(job) });
    await track(changed.then((made) => made && { message, counterChange: () => changes.changeNow(job.id, back) }));
    return changed;
  }

  return {
    close: (job: JobRow) => change(job, { isClosed: true }, { isClosed: false }, text.done.closed),
    reopen: (job: JobRow) => change(job, { isClosed: false }, { isClosed: true }, text.done.reopened),
    archive: (job: JobRow) => change(job, { isArchived: true }, { isArchived: false }, text.done.archived),
    restore: (job: JobRow) => change(job, { isArchived: false }, { isArchived: true }, text.done.restored),

    /** The copy opens, to be written on. */
    async copy(job: JobRow): Promise<void> {
      const copying = attempt(job, () => changes.copy(job.id));
      const message = fillPlaceholders(text.done.copied, { name: nameOf(job) });
      await track(copying.then((made) => made && { message, counterChange: () => changes.changeNow(made.id, { isArchived: true }) }));
      const copy = await copying;
      if (!copy) return;
      void navigate({ to: '/jobs/$id', params: { id: copy.id } });
    },

    show: (job: JobRow) => window.open(publicAddress(job.id, languageOfJob(job)), '_blank', 'noopener'),

    async copyLink(job: JobRow): Promise<void> {
      const link = publicAddress(job.id, languageOfJob(job));
      try {
        await navigator.clipboard.writeText(link);
        toast.done(text.done.linkCopied);
      } catch {
        // Without the right to the clipboard, and on plain http of another machine.
        toast.failed(fillPlaceholders(text.copyFailed, { link }));
      }
    },
  };
}

/** A job that was closed by hand opens at once; one whose day is over needs another day. */
export const opensAtOnce = ({ state, closedAt, closingDate }: JobRow, today: string): boolean =>
  state === 'closed' && closedAt !== null && isDay(closingDate) && closingDate >= today;
