import { memo, type RefObject, useCallback, useRef } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { QuoteRow as Row } from '#contract/office/quotes';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import { Checkbox } from '../../parts/checkbox.tsx';
import { Chip } from '../../parts/chip.tsx';
import { OwnerLabel } from '../../parts/owner.tsx';
import { RowLink } from '../../parts/row-link.tsx';
import rowTable from '../../parts/row-table.module.css';
import { SelectAll } from '../../parts/select-all.tsx';
import { Spacer, useVirtualRows } from '../../parts/virtual-rows.tsx';
import { WaitingTime } from '../../parts/waiting-time.tsx';
import { rowElementId } from './quote-row.tsx';
import { QuoteStateLabel } from './quote-state.tsx';
import styles from './quote-table.module.css';

interface QuoteTableProps {
  rows: readonly Row[];
  total: number;
  currentId: string | undefined;
  selected: ReadonlySet<string>;
  scroller: RefObject<HTMLElement | null>;
  hrefOf(id: string): string;
  onSelect(row: Row): void;
  onOpen(row: Row): void;
  onSelectAll(isSelected: boolean): void;
  onEnd(): void;
}

/** Pixels. */
const rowHeight = 45;
const heightOf = () => rowHeight;

/** The list as a table: more of each request, and several of them to be selected. */
export function QuoteTable({ rows, total, currentId, selected, scroller, hrefOf, onSelect, onOpen, onSelectAll, onEnd }: QuoteTableProps) {
  const text = useText('quotes');
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualRows({
    ...{ count: rows.length, scroller, list: body, onEnd },
    estimateSize: heightOf,
    keyOf: useCallback((index) => rows[index]?.id ?? String(index), [rows]),
  });
  return (
    <table className={`${rowTable.table} ${styles.table}`} aria-rowcount={total + 1}>
      <thead>
        <tr>
          <SelectAll label={text.table.selectAll} {...{ rows, selected, onSelectAll }} />
          <th scope="col">{text.state}</th>
          <th scope="col">{text.table.reference}</th>
          <th scope="col">{text.table.name}</th>
          <th scope="col">{text.country}</th>
          <th scope="col" className={styles.words}>
            {text.table.firstWords}
          </th>
          <th scope="col">{text.owner}</th>
          <th scope="col" className={styles.end}>
            {text.table.waits}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        <tr>
          <Spacer as="td" size={virtual.before} />
        </tr>
        {virtual.items.map(({ index, key }) => {
          const row = rows[index];
          return (
            row && (
              <TableRow
                key={key}
                row={row}
                index={index}
                isCurrent={row.id === currentId}
                isSelected={selected.has(row.id)}
                href={hrefOf(row.id)}
                {...{ onSelect, onOpen }}
              />
            )
          );
        })}
        <tr>
          <Spacer as="td" size={virtual.after} />
        </tr>
      </tbody>
    </table>
  );
}

interface TableRowProps {
  row: Row;
  index: number;
  isCurrent: boolean;
  isSelected: boolean;
  href: string;
  onSelect(row: Row): void;
  onOpen(row: Row): void;
}

const TableRow = memo(function TableRow({ row, index, isCurrent, isSelected, href, onSelect, onOpen }: TableRowProps) {
  const text = useText('quotes');
  const { id, reference, fullName, country, excerpt, state, turn, waitsSince, assigneeId, suspicious } = row;
  return (
    <tr className={classNames(isSelected && rowTable.selected, isCurrent && rowTable.current)} data-state={state} aria-rowindex={index + 2}>
      <td className={rowTable.check}>
        <Checkbox
          aria-label={fillPlaceholders(text.table.select, { name: fullName })}
          checked={isSelected}
          onChange={() => onSelect(row)}
        />
      </td>
      <td>
        <QuoteStateLabel state={state} />
      </td>
      <td>
        <bdi className="reference" dir="ltr">
          {reference}
        </bdi>
      </td>
      <th scope="row" className={`${rowTable.name} ${styles.name}`}>
        <RowLink id={rowElementId(id)} className={rowTable.link} href={href} onOpen={() => onOpen(row)}>
          <bdi>{fullName}</bdi>
        </RowLink>
      </th>
      <td className={styles.country}>
        <bdi>{country}</bdi>
      </td>
      <td className={styles.words} dir="auto">
        {suspicious && <Chip variant="automatic">{text.looksAutomatic}</Chip>} {excerpt}
      </td>
      <td>
        <span className={`${rowTable.owner} ${styles.owner}`}>
          <OwnerLabel id={assigneeId} />
        </span>
      </td>
      <td className={styles.end}>{waitsSince && <WaitingTime since={waitsSince} hasAim={turn === 'first-answer'} />}</td>
    </tr>
  );
});
