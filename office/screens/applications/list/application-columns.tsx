import { CornerUpLeft } from 'lucide-react';
import { useMemo } from 'react';
import { type ApplicationRow, wroteByApplying } from '#contract/office/applications';
import { MarkLabel } from '../../../cases/mark.tsx';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useJobTitle } from '../../../data/cases/use-job-title.ts';
import type { Column } from '../../../list/data-table.tsx';
import { OwnerCell } from '../../../parts/people/owner.tsx';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { useNow } from '../../../parts/times/use-now.ts';
import { WaitingTime } from '../../../parts/times/waiting-time.tsx';
import { isUntold, RatingLabel, StateLabel } from '../application-state.tsx';
import styles from './application-columns.module.css';

/** The columns of the table. @param hasJob whether the list is of several jobs */
export function useApplicationColumns(hasJob: boolean): readonly Column<ApplicationRow>[] {
  const { table, ...text } = useText('applications');
  return useMemo(
    () => [
      { label: table.name, isName: true, className: styles.name, Cell: Beside },
      ...(hasJob ? [{ label: table.job, className: styles.job, Cell: Job }] : []),
      { label: text.state, className: styles.state, Cell: State },
      { label: table.rating, className: styles.rating, Cell: Rating },
      { label: table.inStep, className: styles.end, Cell: InStep },
      { label: text.owner, className: styles.less, Cell: OwnerCell },
      { label: table.erased, className: styles.less, Cell: Erased },
    ],
    [table, text.state, text.owner, hasJob],
  );
}

interface CellProps {
  row: ApplicationRow;
}

const State = ({ row }: CellProps) => <StateLabel state={row.state} isUntold={isUntold(row)} />;

const Rating = ({ row }: CellProps) => <RatingLabel rating={row.rating} />;

const Beside = ({ row }: CellProps) => (
  <>
    <WroteBack row={row} />
    <MarkLabel id={row.id} className={styles.wrote} />
  </>
);

function WroteBack({ row }: CellProps) {
  const { wroteBack, appliedAgain } = useText('applications');
  if (!row.wroteAt) return null;
  return (
    <span className={`inline-flex items-center gap-1 text-accent font-600 text-2xs ${styles.wrote}`}>
      <CornerUpLeft className="icon size-3.5" aria-hidden />
      {wroteByApplying(row) ? appliedAgain : wroteBack}
    </span>
  );
}

function Job({ row }: CellProps) {
  const titleOf = useJobTitle();
  return <bdi>{titleOf(row)}</bdi>;
}

const InStep = ({ row }: CellProps) => <WaitingTime since={row.since} hasAim={row.state === 'new' || isUntold(row)} />;

/** Days before it that stand out. */
const soonDays = 31;

function Erased({ row: { erasedAt: at } }: CellProps) {
  const { table } = useText('applications');
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const days = Math.ceil((Date.parse(at) - useNow()) / 86_400_000);
  if (days > soonDays) return dateFormats.day(at);
  return (
    <>
      <b className="strong">{dateFormats.day(at)}</b>, {counted(table.soon, Math.max(days, 0))}
    </>
  );
}
