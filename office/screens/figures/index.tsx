import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download, Printer } from 'lucide-react';
import { type Figures as AllFigures, FiguresQuery } from '#contract/office/figures/figures';
import { periodNames } from '#contract/office/figures/period-names';
import type { Days } from '#contract/office/figures/periods';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useFigures, useFiguresFile } from '../../data/company/figures.ts';
import { ViewTabs } from '../../list/view-tabs.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { saveFile } from '../../parts/hooks/save-file.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { middayOf } from '../../parts/times/days.ts';
import styles from './figures.module.css';
import type { FiguresSearch } from './figures-search.ts';
import { Headline } from './headline.tsx';
import { OwnDays } from './own-days.tsx';
import { RequestBars } from './request-bars.tsx';
import { Sections } from './sections.tsx';

/** Shows what a period brought, beside the one before. */
export default function Figures() {
  const text = useText('figures');
  const search = useSearch({ from: '/figures' });
  const navigate = useNavigate();
  const query = queryOf(search);
  const { data, isError, isPlaceholderData, refetch } = useFigures(query);
  const file = useFiguresFile();
  const daysText = useDaysText();
  const period = search.period ?? 'lastWeek';
  // The browser itself could not ask somebody to sign in again.
  const save = useAction({
    run: async () => query && saveFile(`figures-${data?.period.from}-${data?.period.to}.csv`, await file.mutateAsync(query)),
  });
  const change = (changed: Partial<FiguresSearch>) =>
    void navigate({ to: '/figures', search: (present: FiguresSearch) => ({ ...present, ...changed }), replace: true });

  return (
    <>
      <PageHeader
        title={text.title}
        summary={data && fillSentence(text.summary, { period: daysText(data.period), before: daysText(data.before) })}
        actions={
          <span className="row gap-2 screen-only">
            <Button icon={Printer} className="wide-only" onClick={() => print()}>
              {text.print}
            </Button>
            <Button icon={Download} aria-label={text.csvLabel} busy={file.isPending} disabled={!data} onClick={() => void save()}>
              {text.csv}
            </Button>
          </span>
        }
      />
      <ViewTabs
        label={text.periodsLabel}
        to="/figures"
        views={periodNames.map((name) => ({
          key: name,
          label: text.periods[name],
          isCurrent: name === period,
          search: name === 'own' ? { period: name, from: data?.period.from, to: data?.period.to } : { period: name },
        }))}
      />
      {period === 'own' && <OwnDays search={search} onChange={change} />}
      <div className={`scroll ${styles.body}`} aria-busy={isPlaceholderData}>
        {isError && <Notice kind="bad" text={text.failed} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton rows={10} />}
        {data && isEmpty(data) && <EmptyState kind="not-found" title={text.empty.title} text={text.empty.text} />}
        {data && !isEmpty(data) && (
          <>
            <Headline figures={data} />
            <RequestBars parts={data.parts} before={data.quotes?.received.before ?? 0} />
            <Sections figures={data} />
            <p className="text-quiet text-2xs">{text.running}</p>
          </>
        )}
      </div>
    </>
  );
}

/** Returns what writes the days of a period. */
function useDaysText(): (days: Days) => string {
  const { days } = useText('figures');
  const dateFormats = useDateFormats();
  return ({ from, to }) =>
    from === to
      ? dateFormats.day(middayOf(from))
      : fillSentence(days, { from: dateFormats.day(middayOf(from)), to: dateFormats.day(middayOf(to)) });
}

/** Whether nothing came in, was decided or seen, now or before. */
function isEmpty({ quotes, reviews, applications }: AllFigures): boolean {
  const pairs = [
    ...(quotes ? [quotes.received, quotes.won, quotes.lost, quotes.views, quotes.answers.given] : []),
    ...(quotes?.offers ?? []).flatMap(({ offered, accepted, lost }) => [offered, accepted, lost]),
    ...(reviews ? [reviews.received] : []),
    ...(applications ? [applications.received] : []),
  ];
  return pairs.every(({ now, before }) => now === 0 && before === 0);
}

/** Returns what is chosen as the API takes it; undefined while own days are incomplete. */
const queryOf = ({ period, from, to }: FiguresSearch): FiguresQuery | undefined =>
  FiguresQuery.safeParse(period === 'own' ? { period, from, to } : { period }).data;
