import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { QuoteRow as Row } from '#contract/office/quotes';
import { useText } from '../../content/use-text.ts';
import type { ListSelection } from '../../list/use-list-selection.ts';
import { Spacer, useVirtualRows } from '../../list/virtual-rows.tsx';
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import { groupByTurn, type ListItem, withoutGroups } from './list-items.ts';
import styles from './quote-list.module.css';
import { QuoteRow } from './quote-row.tsx';

interface QuoteListProps {
  rows: readonly Row[];
  isGrouped: boolean;
  isComplete: boolean;
  currentId: string | undefined;
  selection: ListSelection<Row>;
  scroller: RefObject<HTMLElement | null>;
  hrefOf(row: Row): string;
  onOpen(row: Row): void;
  onEnd(): void;
}

/** Pixels of a heading and of a row, before they are measured. */
const sizes = { group: { wide: 35, phone: 42 }, row: { wide: 65, phone: 70 } };

/** The list by whose turn it is. */
export function QuoteList({ rows, isGrouped, isComplete, currentId, selection, scroller, hrefOf, onOpen, onEnd }: QuoteListProps) {
  const text = useText('quotes');
  const isPhone = useIsPhone();
  const list = useRef<HTMLUListElement>(null);
  const items = useMemo(() => (isGrouped ? groupByTurn(rows, isComplete) : withoutGroups(rows)), [rows, isGrouped, isComplete]);
  const virtual = useVirtualRows({
    count: items.length,
    scroller,
    list,
    onEnd,
    estimateSize: useCallback((index) => sizes[items[index]?.kind ?? 'row'][isPhone ? 'phone' : 'wide'], [items, isPhone]),
    keyOf: useCallback((index) => keyOf(items[index]), [items]),
  });

  // The current quote comes into view when it becomes current, and not whenever the list changes.
  const show = useEffectEvent((id: string | undefined) => {
    const index = items.findIndex((item) => item.kind === 'row' && item.row.id === id);
    if (index !== -1 && !isPhone) virtual.scrollTo(index);
  });
  useLayoutEffect(() => show(currentId), [currentId]);

  return (
    <ul className="list-none" ref={list}>
      <Spacer as="li" size={virtual.before} />
      {virtual.items.map(({ index, key }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <li key={key} data-index={index} ref={virtual.measure}>
            {item.kind === 'group' ? (
              <h2 className={`flex items-baseline gap-2 text-quiet ${styles.group}`}>
                <b className="text-heading font-650">{text.turns[item.group]}</b> {item.count}
              </h2>
            ) : (
              <QuoteRow
                {...{ row: item.row, onOpen }}
                onSelect={selection.toggle}
                href={hrefOf(item.row)}
                isCurrent={item.row.id === currentId}
                isSelected={selection.selected.has(item.row.id)}
              />
            )}
          </li>
        );
      })}
      <Spacer as="li" size={virtual.after} />
    </ul>
  );
}

const keyOf = (item: ListItem | undefined): string => (item?.kind === 'row' ? item.row.id : `group-${item?.group}`);
