import { useLocation } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useRef } from 'react';
import { officePath } from '#contract/office/paths';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { ListStatus } from '../data/requests/use-infinite-rows.ts';
import { Notice } from '../parts/messages/notice.tsx';
import { Skeleton } from '../parts/messages/skeleton.tsx';
import { useDateFormats } from '../parts/times/date-formats.ts';
import styles from './list-body.module.css';
import { ShortcutHints } from './shortcut-hints.tsx';
import type { ListSelection } from './use-list-selection.ts';
import { useTouchSelection } from './use-touch-selection.ts';

interface FailedNoticeProps {
  list: ListStatus;
  text: { list: string; listOld: string };
}

/** Over a list that could not be fetched: how old what is shown is. */
export function FailedNotice({ list: { hasFailed, fetchedAt, retry }, text }: FailedNoticeProps) {
  const dateFormats = useDateFormats();
  if (!hasFailed) return null;
  const detail = fetchedAt && fillPlaceholders(text.listOld, { time: dateFormats.time(fetchedAt) });
  return <Notice kind="bad" text={text.list} detail={detail} onRetry={retry} />;
}

interface ListBodyProps {
  list: ListStatus & { rows: readonly unknown[] };
  shape: 'rows' | 'table';
  selection: Pick<ListSelection, 'isSelecting' | 'begin' | 'toggleId'>;
  /** Stands where there are no rows. */
  empty: ReactNode;
  loadingMore: string;
  /** The rows, given what scrolls. */
  children(scroller: RefObject<HTMLDivElement | null>): ReactNode;
}

/** Scrolls rows, or says why there are none. A long press selects the row under it. */
export function ListBody({ list, shape, selection, empty, loadingMore, children }: ListBodyProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const touch = useTouchSelection({ isSelecting: selection.isSelecting, onBegin: selection.begin, onToggle: selection.toggleId });
  return (
    <div className={`column flex-1 scrollbar-thin ${styles.scroller}`} ref={scroller} {...touch}>
      {list.isLoading && <Skeleton rows={9} shape={shape} />}
      {list.rows.length === 0 && !list.isLoading && !list.hasFailed && empty}
      {list.rows.length > 0 && children(scroller)}
      {list.isFetchingMore && (
        <p className={`text-quiet text-xs ${styles.more}`} role="status">
          {loadingMore}
        </p>
      )}
    </div>
  );
}

/** Shows what the keyboard can do, under a list: one line of whole keys. */
export const ListKeys = ({ keys }: { keys: readonly (readonly [keys: string, label: string])[] }) => (
  <ShortcutHints keys={keys} className={styles.keys} />
);

/** Returns where a row leads: its own address, with what the address says of the list. */
export function useRowHref(path: string): (id: string) => string {
  const searchText = useLocation({ select: ({ searchStr }) => searchStr });
  return (id) => `${officePath}${path}/${id}${searchText}`;
}
