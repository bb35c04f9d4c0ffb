import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowRight, FileDown, FileText } from 'lucide-react';
import { memo, type ReactElement, type ReactNode } from 'react';
import type { ApplicationsOverview, JobApplications } from '#contract/office/applications';
import { closesSoonDays } from '#contract/office/jobs';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { useApplicationsFile } from '../../data/cases/applications.ts';
import { ViewTabs } from '../../list/view-tabs.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { Menu, MenuItem, MoreMenu } from '../../parts/buttons/menu.tsx';
import { Segments } from '../../parts/fields/segments.tsx';
import { saveFile } from '../../parts/hooks/save-file.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useOwnerOptions } from '../../parts/people/owner.tsx';
import { RichText } from '../../parts/texts/rich-text.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { daysBetween, middayOf } from '../../parts/times/days.ts';
import { useDuration } from '../../parts/times/waiting-time.tsx';
import { useRatingOptions } from './application-filters.tsx';
import { listFilters, listQueryOf } from './application-queries.ts';
import type { ApplicationSearch } from './application-search.ts';
import styles from './screen-header.module.css';

interface ScreenHeaderProps {
  search: ApplicationSearch;
  isList: boolean;
  overview: ApplicationsOverview | undefined;
  hasNew: boolean;
  onChange(changed: Partial<ApplicationSearch>): void;
  onOpenOldest(): void;
}

/** Shows what must be done, the jobs, and the way to the oldest. */
export const ScreenHeader = memo(function ScreenHeader({ search, isList, overview, hasNew, onChange, onOpenOldest }: ScreenHeaderProps) {
  const text = useText('applications');
  const layouts = [
    { value: 'steps' as const, label: text.layout.steps },
    { value: 'list' as const, label: text.layout.list },
  ];
  const navigate = useNavigate();
  const file = useApplicationsFile();
  const download = useAction({ run: async () => saveFile('applications.csv', await file.mutateAsync(listQueryOf(search))) });
  const job = overview?.jobs.find(({ id }) => id === search.job);
  return (
    <>
      <PageHeader
        title={text.title}
        summary={overview && <ApplicationsSummary jobs={overview.jobs} />}
        actions={
          <>
            <span className="wide-only">
              <Segments
                label={text.layout.label}
                value={isList ? 'list' : 'steps'}
                options={layouts}
                onChange={(layout) =>
                  onChange(layout === 'list' ? { layout } : Object.fromEntries(['layout', ...listFilters].map((name) => [name, undefined])))
                }
              />
            </span>
            <MoreMenu label={text.more}>
              <MenuItem icon={FileDown} label={text.csvLabel} onSelect={() => void download()} />
              <MenuItem icon={FileText} label={text.templates} onSelect={() => void navigate({ to: '/templates' })} />
            </MoreMenu>
          </>
        }
      />
      {overview && overview.jobs.length > 0 && <JobTabs jobs={overview.jobs} search={search} />}
      {overview && (
        <div className={`row flex-wrap flex-none gap-2 ${styles.about}`}>
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

/** Narrows the board to an assignee and a rating. The list has these among its filters. */
function BoardFilters({ search, onChange }: Pick<ScreenHeaderProps, 'search' | 'onChange'>) {
  const { filter } = useText('applications');
  const ratings = useRatingOptions();
  const owners = useOwnerOptions('applications.decide', search.assignee);
  const anybody = { value: undefined, label: filter.anybody };
  const [assignee] = search.assignee ?? [];
  return (
    <>
      <BoardFilter
        options={[anybody, ...owners]}
        value={assignee}
        onChoose={(id) => onChange({ assignee: id === undefined ? undefined : [id] })}
      />
      <BoardFilter options={ratings} value={search.rating} onChoose={(rating) => onChange({ rating })} />
    </>
  );
}

interface BoardFilterProps<Value> {
  options: readonly { value: Value; label: string; content?: ReactNode; icon?: ReactElement }[];
  value: Value;
  onChoose(value: Value): void;
}

function BoardFilter<Value extends string | number | undefined>({ options, value, onChoose }: BoardFilterProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Menu isOn={value !== undefined} trigger={<bdi>{chosen?.label}</bdi>}>
      {options.map((option) => (
        <MenuItem
          key={option.value ?? ''}
          icon={option.icon}
          isChosen={option === chosen}
          label={option.content ?? option.label}
          onSelect={() => onChoose(option.value)}
        />
      ))}
    </Menu>
  );
}

function ApplicationsSummary({ jobs }: { jobs: readonly JobApplications[] }) {
  const { summary } = useText('applications');
  const counted = useCounted();
  const duration = useDuration();
  const waiting = jobs.filter(({ newCount }) => newCount > 0);
  const sum = (of: 'newCount' | 'untold') => jobs.reduce((total, job) => total + job[of], 0);
  const oldest = waiting
    .flatMap(({ oldestNewAt }) => oldestNewAt ?? [])
    .toSorted()
    .at(0);
  const newCount =
    oldest === undefined
      ? summary.none
      : counted(summary.inJobs, waiting.length, { newCount: counted(summary.newCount, sum('newCount')), duration: duration(oldest) });
  const untold = sum('untold');
  if (untold === 0) return <RichText text={newCount} />;
  const values = {
    newCount: <RichText text={newCount} />,
    untold: (
      <Link className="link" to="/applications" search={{ layout: 'list', untold: true } as never}>
        {counted(summary.untold, untold)}
      </Link>
    ),
  };
  return <RichText text={summary.both} values={values} />;
}

function JobTabs({ jobs, search }: { jobs: readonly JobApplications[]; search: ApplicationSearch }) {
  const { jobs: text } = useText('applications');
  const locale = useLocale();
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const closesSoon = ({ closingDate, isOpen }: JobApplications) =>
    isOpen && daysBetween(dateFormats.today(), closingDate) <= closesSoonDays;
  const hintOf = (job: JobApplications) => {
    if (job.newCount > 0) return counted(text.newCount, job.newCount);
    if (!job.isOpen) return text.closed;
    return closesSoon(job) ? fillSentence(text.closes, { day: dateFormats.shortWeekday(middayOf(job.closingDate)) }) : undefined;
  };
  const view = (id: string | undefined, label: ReactNode, hint?: string) => ({
    key: id ?? '',
    label,
    hint,
    isCurrent: id === search.job,
    search: { ...search, job: id },
  });
  return (
    <ViewTabs
      label={text.label}
      to="/applications"
      views={[view(undefined, text.all), ...jobs.map((job) => view(job.id, <bdi>{job.titles[locale]}</bdi>, hintOf(job)))]}
    />
  );
}

function AboutJob({ job }: { job: JobApplications }) {
  const { jobs: text } = useText('applications');
  const counted = useCounted();
  const locale = useLocale();
  const dateFormats = useDateFormats();
  const date = Number.isNaN(Date.parse(job.closingDate)) ? job.closingDate : dateFormats.day(middayOf(job.closingDate));
  const until = fillSentence(job.isOpen ? text.open : text.closedOn, { date });
  const applied = counted(text.applied, job.applied);
  return (
    <>
      <b>
        <bdi>{job.titles[locale]}</bdi>
      </b>
      , {fillSentence(text.about, { where: job.locations[locale], until, applied })}
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
