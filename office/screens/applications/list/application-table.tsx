import { Link } from '@tanstack/react-router';
import { CornerUpLeft } from 'lucide-react';
import { memo, type RefObject, useCallback, useRef } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { ApplicationRow as Row } from '#contract/office/applications';
import { classNames } from '#ui/class-names.ts';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { Checkbox } from '../../../parts/checkbox.tsx';
import { useMoments } from '../../../parts/moments.ts';
import { OwnerLabel } from '../../../parts/owner.tsx';
import rowTable from '../../../parts/row-table.module.css';
import { SelectAll } from '../../../parts/select-all.tsx';
import { useIsPhone } from '../../../parts/use-is-phone.ts';
import { useNow } from '../../../parts/use-now.ts';
import { Spacer, useVirtualRows } from '../../../parts/virtual-rows.tsx';
import { WaitingTime } from '../../../parts/waiting-time.tsx';
import { RatingLabel, StateLabel } from '../application-state.tsx';
import { rowElementId } from '../row-element.ts';
import styles from './application-table.module.css';

interface ApplicationTableProps {
  rows: readonly Row[];
  total: number;
  currentId: string | undefined;
  selected: ReadonlySet<string>;
  /** Whether the list is of several jobs. */
  hasJob: boolean;
  scroller: RefObject<HTMLElement | null>;
  onSelect(row: Row): void;
  onSelectAll(isSelected: boolean): void;
  onEnd(): void;
}

/** Pixels. */
const rowHeight = { wide: 45, phone: 74 };

export function ApplicationTable(props: ApplicationTableProps) {
  const { rows, total, currentId, selected, hasJob, scroller, onSelect, onSelectAll, onEnd } = props;
  const text = useText('applications');
  const isPhone = useIsPhone();
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualRows({
    ...{ count: rows.length, scroller, list: body, onEnd },
    estimateSize: useCallback(() => (isPhone ? rowHeight.phone : rowHeight.wide), [isPhone]),
    keyOf: useCallback((index) => rows[index]?.id ?? String(index), [rows]),
  });
  return (
    <table className={`${rowTable.table} ${styles.table}`} aria-rowcount={total + 1}>
      <thead>
        <tr>
          <SelectAll label={text.table.selectAll} {...{ rows, selected, onSelectAll }} />
          <th scope="col">{text.table.name}</th>
          {hasJob && <th scope="col">{text.table.job}</th>}
          <th scope="col">{text.state}</th>
          <th scope="col">{text.table.rating}</th>
          <th scope="col" className={styles.end}>
            {text.table.inStep}
          </th>
          <th scope="col" className={styles.less}>
            {text.owner}
          </th>
          <th scope="col" className={styles.less}>
            {text.table.erased}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        <tr className={styles.room}>
          <Spacer as="td" size={virtual.before} />
        </tr>
        {virtual.items.map(({ index, key }) => {
          const row = rows[index];
          return (
            row && (
              <TableRow
                key={key}
                {...{ row, index, hasJob, onSelect }}
                isCurrent={row.id === currentId}
                isSelected={selected.has(row.id)}
              />
            )
          );
        })}
        <tr className={styles.room}>
          <Spacer as="td" size={virtual.after} />
        </tr>
      </tbody>
    </table>
  );
}

interface TableRowProps {
  row: Row;
  index: number;
  hasJob: boolean;
  isCurrent: boolean;
  isSelected: boolean;
  onSelect(row: Row): void;
}

const TableRow = memo(function TableRow({ row, index, hasJob, isCurrent, isSelected, onSelect }: TableRowProps) {
  const text = useText('applications');
  const { id, fullName, jobTitle, state, since, rating, assigneeId, toldAt, wroteAt } = row;
  const isUntold = state === 'declined' && toldAt === null;
  return (
    <tr
      className={classNames(isSelected && rowTable.selected, isCurrent && rowTable.current)}
      data-state={state}
      data-row={id}
      aria-rowindex={index + 2}
    >
      <td className={`${rowTable.check} ${styles.check}`}>
        <Checkbox
          aria-label={fillPlaceholders(text.table.select, { name: fullName })}
          checked={isSelected}
          onChange={() => onSelect(row)}
        />
      </td>
      <th scope="row" className={`${rowTable.name} ${styles.name}`}>
        <Link id={rowElementId(id)} className={rowTable.link} to="/applications/$id" params={{ id }} search={true} preload={false}>
          <bdi>{fullName}</bdi>
        </Link>
        {wroteAt && (
          <span className={styles.wrote}>
            <CornerUpLeft className="icon" aria-hidden />
            {text.wroteBack}
          </span>
        )}
      </th>
      {hasJob && (
        <td className={styles.job}>
          <bdi>{jobTitle}</bdi>
        </td>
      )}
      <td className={styles.state}>
        <StateLabel state={state} isUntold={isUntold} />
      </td>
      <td className={styles.rating}>
        <RatingLabel rating={rating} />
      </td>
      <td className={styles.end}>
        <WaitingTime since={since} hasAim={state === 'new' || isUntold} />
      </td>
      <td className={styles.less}>
        <span className={rowTable.owner}>
          <OwnerLabel id={assigneeId} />
        </span>
      </td>
      <td className={styles.less}>
        <Erased at={row.erasedAt} />
      </td>
    </tr>
  );
});

/** Days before it that stand out. */
const soonDays = 31;

function Erased({ at }: { at: string }) {
  const { table } = useText('applications');
  const counted = useCounted();
  const moments = useMoments();
  const days = Math.ceil((Date.parse(at) - useNow()) / 86_400_000);
  if (days > soonDays) return moments.day(at);
  return (
    <>
      <b className="strong">{moments.day(at)}</b>, {counted(table.soon, Math.max(days, 0))}
    </>
  );
}
