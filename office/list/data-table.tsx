import { type ComponentType, memo, type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../content/use-text.ts';
import { Checkbox } from '../parts/fields/checkbox.tsx';
import { useIsPhone } from '../parts/hooks/use-is-phone.ts';
import styles from './data-table.module.css';
import { RowLink } from './row-link.tsx';
import type { ListSelection } from './use-list-selection.ts';
import { Spacer, useVirtualRows } from './virtual-rows.tsx';

interface TableRow {
  id: string;
  /** One that is `new` stands out. */
  state?: string;
}

/** A column, the same in every render: what a cell shows is rendered again only when its row changes. */
export interface Column<Row> {
  label: string;
  /** The class of its cells, in the header too. */
  className?: string | undefined;
  /** Names the row: a link to it, with what the cell shows beside it. */
  isName?: boolean;
  Cell?: ComponentType<{ row: Row }>;
}

interface DataTableProps<Row extends TableRow> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The total of the whole list, loaded or not. */
  total: number;
  /** Pixels of a row. */
  rowHeight: { wide: number; phone: number };
  className?: string | undefined;
  currentId: string | undefined;
  /** Undefined where nothing is done to several. */
  selection?: ListSelection<Row> | undefined;
  scroller: RefObject<HTMLElement | null>;
  /** Names a row, for its link and its box. */
  nameOf(row: Row): string;
  hrefOf(row: Row): string;
  onOpen(row: Row): void;
  onEnd(): void;
}

/** A list as a table, of which only the rows in view are there. Several of them can be selected where there is a selection. */
export function DataTable<Row extends TableRow>(props: DataTableProps<Row>) {
  const { columns, rows, total, rowHeight, className, currentId, selection, scroller, nameOf, hrefOf, onOpen, onEnd } = props;
  const isPhone = useIsPhone();
  const body = useRef<HTMLTableSectionElement>(null);
  const height = rowHeight[isPhone ? 'phone' : 'wide'];
  const virtual = useVirtualRows({
    count: rows.length,
    scroller,
    list: body,
    onEnd,
    estimateSize: useCallback(() => height, [height]),
    keyOf: useCallback((index) => rows[index]?.id ?? String(index), [rows]),
  });
  return (
    <table className={classNames(styles.table, className)} aria-rowcount={total + 1}>
      <thead>
        <tr>
          {selection && <SelectAll rows={rows} selection={selection} />}
          {columns.map((column) => (
            <th key={column.label} scope="col" className={column.className}>
              {column.label}
            </th>
          ))}
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
              <DataRow
                key={key}
                {...{ row, index, columns: columns as readonly Column<TableRow>[] }}
                isCurrent={row.id === currentId}
                isSelected={selection?.selected.has(row.id) ?? false}
                name={nameOf(row)}
                href={hrefOf(row)}
                onSelect={selection?.toggle as ((row: TableRow) => void) | undefined}
                onOpen={onOpen as (row: TableRow) => void}
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

interface SelectAllProps {
  rows: readonly TableRow[];
  selection: Pick<ListSelection, 'selected' | 'selectAll'>;
}

function SelectAll({ rows, selection: { selected, selectAll } }: SelectAllProps) {
  const text = useText('list');
  const count = rows.filter(({ id }) => selected.has(id)).length;
  return (
    <th scope="col" className={styles.check}>
      <Checkbox
        aria-label={text.selectAll}
        checked={count > 0 && count === rows.length}
        isMixed={count > 0 && count < rows.length}
        onChange={selectAll}
      />
    </th>
  );
}

interface DataRowProps {
  row: TableRow;
  index: number;
  columns: readonly Column<TableRow>[];
  isCurrent: boolean;
  isSelected: boolean;
  name: string;
  href: string;
  onSelect?: ((row: TableRow, isRange: boolean) => void) | undefined;
  onOpen(row: TableRow): void;
}

const DataRow = memo(function DataRow(props: DataRowProps) {
  const { row, index, columns, isCurrent, isSelected, name, href, onSelect, onOpen } = props;
  const { select } = useText('list');
  return (
    <tr
      className={classNames(isSelected && styles.selected, isCurrent && styles.current)}
      data-state={row.state}
      data-row={row.id}
      aria-rowindex={index + 2}
    >
      {onSelect && (
        <td className={styles.check}>
          <Checkbox aria-label={fillSentence(select, { name })} checked={isSelected} onChange={(_, isRange) => onSelect(row, isRange)} />
        </td>
      )}
      {columns.map(({ label, className, isName, Cell }) => {
        const cell: ReactNode = Cell && <Cell row={row} />;
        if (!isName)
          return (
            <td key={label} className={className}>
              {cell}
            </td>
          );
        return (
          <th key={label} scope="row" className={classNames(styles.name, className)}>
            <RowLink
              rowId={row.id}
              className={`stretched focus-visible:outline-none ${styles.link}`}
              href={href}
              onOpen={() => onOpen(row)}
            >
              <bdi>{name}</bdi>
            </RowLink>
            {cell}
          </th>
        );
      })}
    </tr>
  );
});
