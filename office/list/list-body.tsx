import { useLocation } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useRef } from 'react';
import { officePath } from '#contract/office/paths';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../content/use-text.ts';
import { Notice } from '../parts/messages/notice.tsx';
import { Skeleton } from '../parts/messages/skeleton.tsx';
import { useDateFormats } from '../parts/times/date-formats.ts';
import styles from './list-body.module.css';
import { ShortcutHints } from './shortcut-hints.tsx';
import type { ListSelection } from './use-list-selection.ts';
import { useTouchSelection } from './use-touch-selection.ts';

/** Describes how a list stands, as `useQuery` and `useInfiniteRows` say it. */
interface ListQuery {
  isPending: boolean;
  isError: boolean;
  dataUpdatedAt: number;
  isFetchingNextPage?: boolean;
  refetch(): Promise<unknown>;
}

/** Over a list that could not be fetched: how old what is shown is. */
export function FailedNotice({ list: { isError, dataUpdatedAt, refetch }, text }: { list: ListQuery; text: string }) {
  const { asOf } = useText('list');
  const dateFormats = useDateFormats();
  if (!isError) return null;
  const time = dataUpdatedAt > 0 && dateFormats.time(new Date(dataUpdatedAt).toISOString());
  return <Notice kind="bad" text={text} detail={time && fillSentence(asOf, { time })} onRetry={() => void refetch()} />;
}

interface ListBodyProps {
  list: ListQuery;
  rows: readonly unknown[];
  shape: 'rows' | 'table';
  /** Undefined where nothing is done to several. */
  selection?: Pick<ListSelection, 'isSelecting' | 'begin' | 'toggleId'>;
  /** Stands where there are no rows. */
  empty: ReactNode;
  /** The rows, given what scrolls. */
  children(scroller: RefObject<HTMLDivElement | null>): ReactNode;
}

/** Scrolls rows, or says why there are none. A long press selects the row under it. */
export function ListBody({ list, rows, shape, selection, empty, children }: ListBodyProps) {
  const { loadingMore } = useText('list');
  const scroller = useRef<HTMLDivElement>(null);
  const { isSelecting = false, begin, toggleId } = selection ?? {};
  const touch = useTouchSelection({ isSelecting, onBegin: (id) => begin?.(id), onToggle: (id) => toggleId?.(id) });
  return (
    <div
      className={`column flex-1 overflow-auto phone:overflow-visible scrollbar-thin ${styles.scroller}`}
      ref={scroller}
      {...(selection && touch)}
    >
      {list.isPending && <Skeleton rows={9} shape={shape} />}
      {rows.length === 0 && !list.isPending && !list.isError && empty}
      {rows.length > 0 && children(scroller)}
      {list.isFetchingNextPage && (
        <p className={`text-quiet text-xs ${styles.more}`} role="status">
          {loadingMore}
        </p>
      )}
    </div>
  );
}

/** Shows what the keyboard can do, under a list: one line of whole keys. */
export const ListKeys = ({ keys }: { keys: readonly (readonly [keys: string, label: string])[] }) => (
  <ShortcutHints keys={keys} className={`wide-only screen-only ${styles.keys}`} />
);

/** Returns where a row leads: its own address, with what the address says of the list. */
export function useRowHref(path: string): (row: { id: string }) => string {
  const searchText = useLocation({ select: ({ searchStr }) => searchStr });
  return ({ id }) => `${officePath}${path}/${id}${searchText}`;
}
