import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type Locale, siteLocales } from '#contract/locales';
import { isBegun, type JobField, type JobProblem, nameOfJob } from '#contract/office/job-check';
import type { JobDetail } from '#contract/office/jobs';
import { fillSentence } from '#contract/text/fill-sentence';
import { useLocale, useText } from '../../../content/use-text.ts';
import { useColleagues } from '../../../data/people/colleagues.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { useTitle } from '../../../parts/layout/page-header.tsx';
import { NewerNotice } from '../../../parts/messages/newer-notice.tsx';
import { Notice } from '../../../parts/messages/notice.tsx';
import { useToast } from '../../../parts/messages/toast.tsx';
import { useShortcut } from '../../../parts/shortcuts/shortcuts.ts';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { useJobActions } from '../use-job-actions.ts';
import styles from './editor.module.css';
import { EditorDock } from './editor-dock.tsx';
import { EditorHeader } from './editor-header.tsx';
import { JobForm } from './job-form.tsx';
import { JobStage } from './job-stage.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useJobDraft } from './use-job-draft.ts';
import { useJobFaults } from './use-job-faults.ts';
import { usePublish } from './use-publish.ts';
import { useShownLanguage } from './use-shown-language.ts';

interface JobEditorProps {
  /** Undefined for one that is not there yet. */
  job: JobDetail | undefined;
  /** The first that was written has made it. */
  onMade(job: JobDetail): void;
}

/** A job and, beside it, what visitors will see of it. */
export function JobEditor({ job, onMade }: JobEditorProps) {
  const { editor: text, untitled } = useText('jobs');
  const navigate = useNavigate();
  const dateFormats = useDateFormats();
  const toast = useToast();
  const { nameOf } = useWriters();
  const onAdopted = (theirs: JobDetail) => toast.done(fillSentence(text.adopted, { name: nameOf(theirs) }));
  const draft = useJobDraft({ job, onMade, onAdopted });
  const { content, newer } = draft;
  const [shown, setShown] = useShownLanguage(content);
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(isBegun(content[own]) || !job ? own : (job.languages[0] ?? own));
  const [side, setSide] = useState<'write' | 'see'>('write');
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const today = dateFormats.today();
  const title = nameOfJob(content, own) || (job ? untitled : text.newTitle);
  const isArchived = job?.state === 'archived';
  const { show, restore } = useJobActions();
  const faults = useJobFaults(job, content);
  useTitle(title);

  function showProblems(problems: Partial<Record<JobField, JobProblem>>): void {
    setSide('write');
    const [first = ''] = Object.keys(problems);
    const [language = ''] = first.split('.');
    if (shown !== 'both' && (language === 'en' || language === 'ar')) setShown(language);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }
  const { isBusy, problems, publish, discard } = usePublish({ job, draft, today, onProblems: showProblems });

  useShortcut('jobs', {
    'Mod+Enter': isArchived ? undefined : () => void publish(),
    v: job?.state === 'open' ? () => show(job) : undefined,
  });
  const back = () => void navigate({ to: '/jobs' });
  useShortcut('everywhere', { Escape: back });
  // The preview speaks the language that is being written.
  useEffect(() => {
    if (shown !== 'both') setLocale(shown);
  }, [shown]);

  return (
    <div className={`grid flex-1 min-h-0 ${styles.edit}`} data-side={side}>
      <form
        ref={form}
        method="post"
        className={`flex flex-col min-h-0 min-w-0 ${styles.pane}`}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <EditorHeader titleRef={heading} job={job} title={title} draft={draft} today={today} side={side} onSide={setSide} />
        {newer && <NewerNotice text={text.newer} name={nameOf(newer)} onTheirs={draft.takeTheirs} onMine={draft.keepMine} />}
        {draft.isRestored && draft.phase === 'resting' && !newer && <Notice text={text.restored} />}
        {faults.publishedAt && <Notice kind="bad" text={faults.publishedAt} />}
        {isArchived && (
          <Notice text={fillSentence(text.archivedNotice, { day: dateFormats.day(job.archivedAt ?? '') })}>
            <Button size="small" onClick={() => void restore(job)}>
              {text.restore}
            </Button>
          </Notice>
        )}
        <div className={`scroll ${styles.body}`}>
          <LanguageChoice content={content} shown={shown} onShow={setShown} />
          <JobForm
            content={content}
            shown={shown}
            today={today}
            problems={problems}
            faults={faults}
            isDisabled={isArchived}
            onChange={draft.write}
          />
        </div>
        {!isArchived && (
          <EditorDock
            title={heading}
            job={job}
            draft={draft}
            problems={Object.keys(problems).length}
            canPublish={siteLocales.some((language) => isBegun(content[language]))}
            isBusy={isBusy}
            onPublish={() => void publish()}
            onDiscard={() => void discard()}
          />
        )}
      </form>
      <JobStage job={job} locale={locale} onLocale={setLocale} />
    </div>
  );
}

/** Returns the names of those who have written the draft of a job. */
function useWriters() {
  const { editor } = useText('jobs');
  const { colleagues } = useColleagues();
  return { nameOf: ({ draft }: JobDetail) => colleagues.find(({ id }) => id === draft?.savedBy)?.name || editor.somebody };
}
