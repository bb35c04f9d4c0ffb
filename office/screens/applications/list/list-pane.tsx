import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { ApplicationRow } from '#contract/office/applications';
import { useText } from '../../../content/use-text.ts';
import { Button } from '../../../parts/button.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { KeyLine } from '../../../parts/key-line.tsx';
import { useMoments } from '../../../parts/moments.ts';
import { Notice } from '../../../parts/notice.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { useTouchSelection } from '../../../parts/use-touch-selection.ts';
import { type ApplicationSearch, filterCount } from '../application-search.ts';
import { ApplicationTable } from './application-table.tsx';
import styles from './list-pane.module.css';
import { ListTools } from './list-tools.tsx';
import type { useApplicationList } from './use-application-list.ts';

interface ListPaneProps {
  search: ApplicationSearch;
  list: ReturnType<typeof useApplicationList>;
  currentId: string | undefined;
  selected: ReadonlySet<string>;
  onChange(changed: Partial<ApplicationSearch>, options?: { replace?: boolean }): void;
  /** Rows are being selected by touch. */
  isSelecting: boolean;
  onSelect(row: ApplicationRow): void;
  onToggle(id: string): void;
  /** With the row that it begins with, if it is one. */
  onBeginSelecting(id?: string): void;
  onSelectAll(isSelected: boolean): void;
}

/** Applications as a table that can be searched; on a phone as rows. */
export function ListPane({ search, list, isSelecting, onChange, onToggle, onBeginSelecting, ...table }: ListPaneProps) {
  const text = useText('applications');
  const moments = useMoments();
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, total, hasFailed, fetchedAt } = list;
  const touch = useTouchSelection({ isSelecting, onBegin: onBeginSelecting, onToggle });
  const isNarrowed = Boolean(search.search) || filterCount(search) > 0;
  return (
    <>
      <ListTools search={search} total={total} onChange={onChange} onSelect={() => onBeginSelecting()} />
      {hasFailed && (
        <Notice
          kind="bad"
          text={text.failed.list}
          detail={fetchedAt && fillPlaceholders(text.failed.listOld, { time: moments.time(fetchedAt) })}
          onRetry={list.retry}
        />
      )}
      <div className={styles.scroller} ref={scroller} {...touch}>
        {list.isLoading && <Skeleton rows={9} shape="table" />}
        {total === 0 && !hasFailed && (
          <EmptyState
            kind={isNarrowed ? 'not-found' : 'nothing-yet'}
            title={isNarrowed ? text.empty.found.title : text.empty.none.title}
            text={isNarrowed ? text.empty.found.text : text.empty.none.text}
          >
            {isNarrowed && (
              <Button onClick={() => void navigate({ to: '/applications', search: { job: search.job, layout: search.layout } as never })}>
                {text.empty.found.action}
              </Button>
            )}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <ApplicationTable
            {...table}
            {...{ rows, scroller }}
            total={total ?? rows.length}
            hasJob={search.job === undefined}
            onEnd={list.fetchMore}
          />
        )}
        {list.isFetchingMore && (
          <p className={styles.more} role="status">
            {text.loadingMore}
          </p>
        )}
      </div>
      <KeyLine
        className={styles.keys}
        keys={[
          ['J K', text.keys.move],
          ['Enter', text.keys.open],
          ['X', text.keys.select],
          ['M', text.keys.moveOn],
          ['D', text.keys.decline],
          ['?', text.keys.all],
        ]}
      />
    </>
  );
}
