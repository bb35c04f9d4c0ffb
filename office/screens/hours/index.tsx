import { useRef } from 'react';
import { rowFrom } from '#contract/hours/hours-words';
import type { OfficeHours } from '#contract/hours/office-hours';
import { useText } from '../../content/use-text.ts';
import { useChangeHours, useHours } from '../../data/company/hours.ts';
import { isSame } from '../../data/drafts/typed-over.ts';
import { useLocalDraft } from '../../data/drafts/use-drafts.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { EditorButtons, EditorNotice } from '../../parts/editor/editor.tsx';
import { useEditor } from '../../parts/editor/use-editor.ts';
import { useFocusWhenDone } from '../../parts/hooks/use-focus-when-done.ts';
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { SiteLink } from '../../parts/layout/site-link.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { ExceptionsSection } from './exceptions-section.tsx';
import styles from './hours.module.css';
import { draftOf, emptyForm, formOf, HoursForm, problemsIn, problemsOf, valuesOf } from './hours-form.ts';
import { usualInterval } from './usual-interval.ts';
import { WeekChart } from './week-chart.tsx';
import { WeekFields } from './week-fields.tsx';
import { WordsSection } from './words-section.tsx';

/** Shows when the company is open: every week, and on days that differ. */
export default function Hours() {
  const text = useText('hours');
  const { data, isPending, isError, refetch } = useHours();
  if (data) return <HoursEditor hours={data} />;
  return (
    <>
      <PageHeader title={text.title} summary={text.summary} />
      {isError && <Notice kind="bad" text={text.failed} onRetry={() => void refetch()} />}
      {isPending && <Skeleton rows={8} shape="text" />}
    </>
  );
}

function HoursEditor({ hours }: { hours: OfficeHours }) {
  const text = useText('hours');
  const isPhone = useIsPhone();
  const page = useRef<HTMLDivElement>(null);
  const change = useChangeHours();
  const draft = useLocalDraft('hours', HoursForm, emptyForm, { thing: hours, storedOf: draftOf, merges: true });
  const editor = useEditor({
    draft,
    valuesOf,
    send: (values, _content, version) => change.mutateAsync({ version, values }),
    done: () => text.published,
    failed: text.publishFailed,
  });
  const { content: form, change: set } = draft;
  const problems = editor.isChecked ? problemsOf(form, text.problems, text.wrong) : {};
  const days = rowFrom(hours.weekStartsOn);
  const configured = formOf(hours.configured);
  useFocusWhenDone(page, draft.isChanged);
  const actions = (
    <>
      <p className={`text-quiet text-xs ${styles.state}`} role="status">
        {Object.keys(problems).length > 0 ? <span className="text-bad font-550">{text.correct}</span> : draft.isChanged ? text.unsaved : ''}
      </p>
      <EditorButtons editor={editor} discard={text.discard} save={text.publish} />
    </>
  );
  const summary = (
    <>
      {text.summary}&ensp;
      <SiteLink page="contact">{text.see}</SiteLink>
    </>
  );

  return (
    <form method="post" {...editor.fields} className="flex flex-1 flex-col min-h-0">
      <PageHeader title={text.title} summary={summary} actions={!isPhone && actions} />
      <EditorNotice editor={editor} text={text.newer} name={undefined} />
      <div ref={page} tabIndex={-1} className="scroll">
        <p className={`text-quiet ${styles.help}`}>{text.help}</p>
        <div className={`grid grid-cols-2 ${styles.columns}`}>
          <div className="grid gap-6 content-start">
            <section className="grid gap-3.5" aria-labelledby="hours-week">
              <div className="flex items-baseline justify-between gap-3">
                <h2 id="hours-week">{text.week}</h2>
                {!isSame(form, configured) && (
                  <Button size="small" variant="ghost" onClick={() => set(configured)}>
                    {text.toConfigured}
                  </Button>
                )}
              </div>
              <WeekChart week={form.weekHours} days={days} />
              <WeekFields
                week={form.weekHours}
                days={days}
                usual={usualInterval(form.weekHours)}
                problems={problemsIn(problems, 'weekHours')}
                onChange={(weekHours) => set({ weekHours })}
              />
            </section>
            <WordsSection form={form} hours={hours} problems={problems} onChange={set} />
          </div>
          <ExceptionsSection
            exceptions={form.hoursExceptions}
            week={form.weekHours}
            hours={hours}
            problems={problemsIn(problems, 'hoursExceptions')}
            onChange={(hoursExceptions) => set({ hoursExceptions })}
          />
        </div>
      </div>
      {isPhone && (draft.isChanged || editor.isBusy) && (
        <div className={`row flex-wrap justify-end gap-2 border-t bg-pane phone-dock ${styles.dock}`}>{actions}</div>
      )}
    </form>
  );
}
