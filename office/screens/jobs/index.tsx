import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { company } from '../../content/company.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { useAllowed } from '../../data/people/account.ts';
import { useJobs } from '../../data/site/jobs.ts';
import { ShortcutHints } from '../../list/shortcut-hints.tsx';
import { useListHints } from '../../list/use-list-hints.ts';
import { ViewTabs } from '../../list/view-tabs.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { ContentMenu } from '../../parts/content-files/content-menu.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { JobCalendar } from './job-calendar.tsx';
import { countsOf, jobsIn } from './job-lists.ts';
import styles from './jobs.module.css';
import { JobsSearch, type JobView, jobViews } from './jobs-search.ts';
import { JobsSummary } from './jobs-summary.tsx';
import { useJobActions } from './use-job-actions.ts';
import { useJobKeys } from './use-job-keys.ts';

/** The jobs on a calendar: what is open, what closes soon, what waits to be published. */
export default function Jobs() {
  const text = useText('jobs');
  const { move } = useListHints();
  const navigate = useNavigate();
  const { view = 'all' } = JobsSearch.parse(useSearch({ strict: false }));
  const { data, isError, isPending, refetch } = useJobs();
  const isCounted = useAllowed('applications.decide');
  const { show } = useJobActions();
  const { city } = company()[useLocale()];
  const list = useRef<HTMLDivElement>(null);
  const shown = data ? jobsIn(view, data.jobs) : [];
  const add = () => void navigate({ to: '/jobs/$id', params: { id: 'new' } });
  useJobKeys(list, view, (id) => {
    const job = shown.find((each) => each.id === id);
    if (job?.state === 'open') show(job);
  });

  return (
    <>
      <PageHeader
        title={text.title}
        summary={data && data.jobs.length > 0 && <JobsSummary {...data} />}
        actions={
          <>
            <ContentMenu what="jobs" />
            <Button variant="primary" icon={Plus} onClick={add}>
              {text.add} <KeyHint keys="C" />
            </Button>
          </>
        }
      />
      <Views view={view} counts={data && countsOf(data.jobs)} />
      {isError && <Notice kind="bad" text={text.loadFailed} onRetry={() => void refetch()} />}
      <div className="scroll px-pad" ref={list}>
        {isPending && <Skeleton rows={6} shape="table" />}
        {data && shown.length > 0 && <JobCalendar jobs={shown} today={data.today} isCounted={isCounted} />}
        {data && shown.length === 0 && <Nothing view={view} isFirst={data.jobs.length === 0} onAdd={add} />}
      </div>
      {shown.length > 0 && (
        <div className={`wide-only flex flex-none flex-wrap items-center justify-between border-t-hair text-quiet text-2xs ${styles.foot}`}>
          <ShortcutHints keys={[move, ['Enter', text.keys.open], ['C', text.keys.create], ['V', text.keys.show]]} />
          <p>{fillSentence(text.foot, { city })}</p>
        </div>
      )}
    </>
  );
}

function Views({ view, counts }: { view: JobView; counts: Record<JobView, number> | undefined }) {
  const text = useText('jobs');
  return (
    <ViewTabs
      label={text.viewsLabel}
      to="/jobs"
      views={jobViews
        .filter((each) => each !== 'archived' || each === view || (counts?.archived ?? 0) > 0)
        .map((each) => ({
          key: each,
          label: text.views[each],
          count: counts?.[each],
          isCurrent: each === view,
          search: { view: each === 'all' ? undefined : each },
        }))}
    />
  );
}

function Nothing({ view, isFirst, onAdd }: { view: JobView; isFirst: boolean; onAdd: () => void }) {
  const text = useText('jobs');
  if (isFirst || view === 'all')
    return (
      <EmptyState kind="nothing-yet" title={text.empty.title} text={text.empty.text}>
        <Button onClick={onAdd}>{text.empty.action}</Button>
      </EmptyState>
    );
  return <EmptyState kind="not-found" {...text.emptyViews[view]} />;
}
