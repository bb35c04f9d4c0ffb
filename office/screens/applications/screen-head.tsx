import { Link } from '@tanstack/react-router';
import { ArrowRight, FileText } from 'lucide-react';
import { memo } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { ApplicationsOverview, JobApplications } from '#contract/office/applications';
import { closesSoonDays } from '#contract/office/jobs';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { Button } from '../../parts/button.tsx';
import { daysBetween, middayOf } from '../../parts/days.ts';
import { Head } from '../../parts/head.tsx';
import { Menu, MenuItem } from '../../parts/menu.tsx';
import { useMoments } from '../../parts/moments.ts';
import { OwnerFilterItems, useOwnerFilterName } from '../../parts/owner.tsx';
import { RichText } from '../../parts/rich-text.tsx';
import { Segments } from '../../parts/segments.tsx';
import tabs from '../../parts/view-tabs.module.css';
import { useDuration } from '../../parts/waiting-time.tsx';
import type { ApplicationSearch } from './application-search.ts';
import { RatingItems } from './menus.tsx';
import styles from './screen-head.module.css';

interface ScreenHeadProps {
  search: ApplicationSearch;
  isList: boolean;
  overview: ApplicationsOverview | undefined;
  hasNew: boolean;
  onChange(changed: Partial<ApplicationSearch>): void;
  onOpenOldest(): void;
}

/** What must be done, the jobs, and the way to the oldest. */
export const ScreenHead = memo(function ScreenHead({ search, isList, overview, hasNew, onChange, onOpenOldest }: ScreenHeadProps) {
  const text = useText('applications');
  const layouts = [
    { value: 'steps' as const, label: text.layout.steps },
    { value: 'list' as const, label: text.layout.list },
  ];
  const job = overview?.jobs.find(({ id }) => id === search.job);
  return (
    <>
      <Head
        title={text.title}
        summary={overview && <ApplicationsSummary jobs={overview.jobs} />}
        actions={
          <>
            <Link to="/templates" className="button button--ghost">
              <FileText className="icon" aria-hidden />
              {text.templates}
            </Link>
            <span className="wide-only">
              <Segments
                label={text.layout.label}
                value={isList ? 'list' : 'steps'}
                options={layouts}
                onChange={(layout) =>
                  onChange(
                    layout === 'list'
                      ? { layout }
                      : {
                          layout: undefined,
                          search: undefined,
                          state: undefined,
                          untold: undefined,
                          suspicious: undefined,
                          sort: undefined,
                        },
                  )
                }
              />
            </span>
          </>
        }
      />
      {overview && overview.jobs.length > 0 && (
        <JobTabs jobs={overview.jobs} chosen={search.job} onChoose={(id) => onChange({ job: id })} />
      )}
      {overview && (
        <div className={styles.about}>
          <p className="lead">{job ? <AboutJob job={job} /> : <AboutAll jobs={overview.jobs} />}</p>
          {!isList && <BoardFilters search={search} onChange={onChange} />}
          {hasNew && (
            <Button variant="primary" icon={ArrowRight} onClick={onOpenOldest}>
              {text.readOldest}
            </Button>
          )}
        </div>
      )}
    </>
  );
});

/** Whose, and how good at least. The list has these among its filters. */
function BoardFilters({ search, onChange }: Pick<ScreenHeadProps, 'search' | 'onChange'>) {
  const text = useText('applications');
  const ownerName = useOwnerFilterName();
  const [owner] = search.assignee ?? [];
  return (
    <>
      <Menu isOn={owner !== undefined} trigger={<bdi>{owner === undefined ? text.filter.anybody : ownerName(owner)}</bdi>}>
        <MenuItem isChosen={owner === undefined} onSelect={() => onChange({ assignee: undefined })}>
          {text.filter.anybody}
        </MenuItem>
        <OwnerFilterItems chosen={search.assignee ?? []} onChoose={(id) => onChange({ assignee: [id] })} />
      </Menu>
      <Menu
        isOn={search.rating !== undefined}
        trigger={search.rating === undefined ? text.filter.anyRating : fillPlaceholders(text.filter.atLeast, { count: search.rating })}
      >
        <RatingItems rating={search.rating} onChoose={(rating) => onChange({ rating })} />
      </Menu>
    </>
  );
}

function ApplicationsSummary({ jobs }: { jobs: readonly JobApplications[] }) {
  const { summary } = useText('applications');
  const counted = useCounted();
  const duration = useDuration();
  const waiting = jobs.filter(({ fresh }) => fresh > 0);
  const sum = (of: 'fresh' | 'untold') => jobs.reduce((total, job) => total + job[of], 0);
  const oldest = waiting
    .flatMap(({ oldestNewAt }) => oldestNewAt ?? [])
    .toSorted()
    .at(0);
  const fresh =
    oldest === undefined
      ? summary.none
      : counted(summary.inJobs, waiting.length, { fresh: counted(summary.fresh, sum('fresh')), duration: duration(oldest) });
  const untold = sum('untold');
  return <RichText text={untold === 0 ? fresh : fillPlaceholders(summary.both, { fresh, untold: counted(summary.untold, untold) })} />;
}

interface JobTabsProps {
  jobs: readonly JobApplications[];
  chosen: string | undefined;
  onChoose(id: string | undefined): void;
}

function JobTabs({ jobs, chosen, onChoose }: JobTabsProps) {
  const { jobs: text } = useText('applications');
  const counted = useCounted();
  const moments = useMoments();
  const closesSoon = ({ closingDate, isOpen }: JobApplications) => isOpen && daysBetween(moments.today(), closingDate) <= closesSoonDays;
  const hintOf = (job: JobApplications) => {
    if (job.fresh > 0) return counted(text.fresh, job.fresh);
    if (!job.isOpen) return text.closed;
    return closesSoon(job) ? fillPlaceholders(text.closes, { day: moments.shortWeekday(middayOf(job.closingDate)) }) : undefined;
  };
  return (
    <nav className={tabs.tabs} aria-label={text.label}>
      <button type="button" className={tabs.tab} aria-current={chosen === undefined || undefined} onClick={() => onChoose(undefined)}>
        {text.all}
      </button>
      {jobs.map((job) => (
        <button
          key={job.id}
          type="button"
          className={tabs.tab}
          aria-current={job.id === chosen || undefined}
          onClick={() => onChoose(job.id)}
        >
          <bdi>{job.title}</bdi>
          {hintOf(job) && <small>{hintOf(job)}</small>}
        </button>
      ))}
    </nav>
  );
}

function AboutJob({ job }: { job: JobApplications }) {
  const { jobs: text } = useText('applications');
  const counted = useCounted();
  const moments = useMoments();
  const date = Number.isNaN(Date.parse(job.closingDate)) ? job.closingDate : moments.day(middayOf(job.closingDate));
  const until = fillPlaceholders(job.isOpen ? text.open : text.closedOn, { date });
  const applied = counted(text.applied, job.applied);
  return (
    <>
      <b>
        <bdi>{job.title}</bdi>
      </b>
      , {fillPlaceholders(text.about, { where: job.location, until, applied })}
    </>
  );
}

function AboutAll({ jobs }: { jobs: readonly JobApplications[] }) {
  const { jobs: text } = useText('applications');
  const counted = useCounted();
  return counted(
    text.everybody,
    jobs.reduce((total, { applied }) => total + applied, 0),
  );
}
