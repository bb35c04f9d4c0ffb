import { lazy, Suspense } from 'react';
import { useText } from '../../content/use-text.ts';
import { useFirstSteps } from '../../data/company/first-steps.ts';
import { useToday } from '../../data/company/today.ts';
import { useTitle } from '../../parts/layout/page-header.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { useNow } from '../../parts/times/use-now.ts';
import { AnswerTime } from './answer-time.tsx';
import { Arrivals } from './arrivals.tsx';
import { Heading, Now } from './heading.tsx';
import { Interviews } from './interviews.tsx';
import { Load } from './load.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { Offers } from './offers.tsx';
import { OtherItems } from './other-items.tsx';
import styles from './today.module.css';
import { countOverdue } from './todays-labels.ts';
import { TodaysWaitingChart } from './todays-waiting-chart.tsx';
import { WaitingList } from './waiting-list.tsx';

/** Only who begins needs it. */
const FirstSteps = lazy(() => import('./first-steps/index.tsx'));

/** Shows what waits, the oldest first, and how the weeks went: as much of it as the reader may see. */
export default function Today() {
  const text = useText('today');
  const { data, isError, refetch } = useToday();
  const now = useNow();
  const steps = useFirstSteps();
  useTitle(text.title);

  return (
    <div className={`flex-1 grid min-h-0 ${styles.today}`}>
      <div className={`flex flex-col ${styles.main}`}>
        <Now now={now} />
        {isError && <Notice kind="bad" text={text.failed} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton rows={8} />}
        {data && data.total === 0 && steps === undefined && <NothingWaits />}
        {data && data.total > 0 && (
          <>
            <Heading today={data} now={now} />
            {/* Bars of one kind say less than the list does. */}
            {countOverdue(data, now) < data.total && <TodaysWaitingChart today={data} now={now} />}
            <WaitingList today={data} />
          </>
        )}
        {data && steps !== undefined && steps !== 'loading' && (
          <Suspense>
            <FirstSteps done={steps} level={data.total === 0 ? 1 : 2} />
          </Suspense>
        )}
      </div>
      {data && (
        <aside className={`grid content-start ${styles.side}`} aria-label={text.side}>
          <Interviews interviews={data.interviews} />
          <OtherItems undelivered={data.undelivered} reminders={data.reminders} />
          <Arrivals weeks={data.weeks} />
          <AnswerTime weeks={data.weeks} aimHours={data.aimHours} />
          {data.offers && <Offers offers={data.offers} />}
          <Load load={data.load} />
        </aside>
      )}
    </div>
  );
}
