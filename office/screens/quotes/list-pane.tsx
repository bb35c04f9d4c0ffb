import { useLocation, useNavigate } from '@tanstack/react-router';
import { memo, useCallback, useDeferredValue, useRef } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { officePath } from '#contract/office/paths';
import type { QuoteRow, QuoteState } from '#contract/office/quotes';
import { useText } from '../../content/use-text.ts';
import type { ListQuery } from '../../data/quote-cache.ts';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { KeyLine } from '../../parts/key-line.tsx';
import { useMoments } from '../../parts/moments.ts';
import { Notice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { useTouchSelection } from '../../parts/use-touch-selection.ts';
import { ListHead } from './list-head.tsx';
import { ListTools } from './list-tools.tsx';
import { QuoteList } from './quote-list.tsx';
import { isFiltered, type QuoteSearch } from './quote-search.ts';
import { QuoteTable } from './quote-table.tsx';
import styles from './quotes.module.css';
import { SelectionBar } from './selection-bar.tsx';
import type { OpenMenu } from './use-quote-keys.ts';
import type { useQuoteList } from './use-quote-list.ts';
import { ViewTabs } from './view-tabs.tsx';

/** What can be done with requests; the list goes on to the next one when they leave it. */
export interface QuoteCommands {
  setState(rows: readonly QuoteRow[], state: QuoteState): void;
  assign(rows: readonly QuoteRow[], assigneeId: string | null): void;
  setSuspicious(rows: readonly QuoteRow[], suspicious: boolean): void;
  remind(row: QuoteRow, remindAt: string | null): void;
}

interface ListPaneProps {
  search: QuoteSearch;
  query: ListQuery;
  list: ReturnType<typeof useQuoteList>;
  currentId: string | undefined;
  selected: ReadonlySet<string>;
  selection: readonly QuoteRow[];
  isTable: boolean;
  /** Rows are being selected by touch. */
  isSelecting: boolean;
  openMenu: OpenMenu;
  commands: QuoteCommands;
  onSearch(changed: Partial<QuoteSearch>, options?: { replace?: boolean }): void;
  onOpenMenu(menu: OpenMenu): void;
  onSelect(row: QuoteRow): void;
  onOpen(row: QuoteRow): void;
  onSelectAll(isSelected: boolean): void;
  onToggle(id: string): void;
  /** With the row that it begins with, if it is one. */
  onBeginSelecting(id?: string): void;
  onStopSelecting(): void;
  onWriteDown(): void;
}

export function ListPane(props: ListPaneProps) {
  const { search, query, list, currentId, selected, selection, isTable, openMenu, commands, onSearch, onSelect, onOpen, onWriteDown } =
    props;
  const text = useText('quotes');
  const moments = useMoments();
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, page, hasFailed, fetchedAt } = list;
  const touch = useTouchSelection({ isSelecting: props.isSelecting, onBegin: props.onBeginSelecting, onToggle: props.onToggle });
  const searchText = useLocation({ select: ({ searchStr }) => searchStr });
  const hrefOf = (id: string) => `${officePath}/quotes/${id}${searchText}`;
  const setLayout = useCallback((table: boolean) => onSearch({ layout: table ? 'table' : undefined }), [onSearch]);
  const at = fetchedAt && moments.time(fetchedAt);

  const bar = (selection.length > 0 || props.isSelecting) && (
    <SelectionBar
      rows={selection}
      openMenu={openMenu}
      onOpenMenu={props.onOpenMenu}
      onAssign={(id) => commands.assign(selection, id)}
      onState={(state) => commands.setState(selection, state)}
      onSuspicious={(suspicious) => commands.setSuspicious(selection, suspicious)}
      onClear={props.onStopSelecting}
    />
  );
  // A row is marked without waiting for it.
  const shownBar = useDeferredValue(bar);

  return (
    <section className={styles.list} aria-label={text.list}>
      <ListHead
        {...{ query, page, isTable, onWriteDown }}
        staleSince={hasFailed ? fetchedAt : undefined}
        onLayout={setLayout}
        onSelect={props.onBeginSelecting}
      />
      <ViewTabs search={search} query={query} counts={page?.counts} />
      {hasFailed && (
        <Notice
          kind="bad"
          text={text.failed.list}
          detail={at && fillPlaceholders(text.failed.listOld, { time: at })}
          onRetry={list.retry}
        />
      )}
      <ListTools query={query} onChange={onSearch} />
      <div className={styles.scroller} ref={scroller} {...touch}>
        {list.isLoading && <Skeleton rows={9} shape={isTable ? 'table' : 'rows'} />}
        {page && rows.length === 0 && !hasFailed && <EmptyList {...{ query, search, onSearch, onWriteDown }} />}
        {rows.length > 0 &&
          (isTable ? (
            <QuoteTable
              {...{ rows, currentId, selected, scroller, hrefOf, onSelect, onOpen }}
              total={page?.total ?? rows.length}
              onSelectAll={props.onSelectAll}
              onEnd={list.fetchMore}
            />
          ) : (
            <QuoteList
              {...{ rows, currentId, selected, scroller, hrefOf, onSelect, onOpen }}
              isGrouped={query.sort === 'turn'}
              isComplete={list.isComplete}
              onEnd={list.fetchMore}
            />
          ))}
        {list.isFetchingMore && (
          <p className={styles.more} role="status">
            {text.loadingMore}
          </p>
        )}
      </div>
      {shownBar}
      <ListKeys isTable={isTable} />
    </section>
  );
}

function EmptyList({ query, search, onSearch, onWriteDown }: Pick<ListPaneProps, 'query' | 'search' | 'onSearch' | 'onWriteDown'>) {
  const { empty } = useText('quotes');
  const navigate = useNavigate();
  if (isFiltered(query))
    return (
      <EmptyState kind="not-found" title={empty.found.title} text={empty.found.text}>
        <Button onClick={() => void navigate({ to: '/quotes', search: { view: search.view, layout: search.layout } as never })}>
          {empty.found.action}
        </Button>
      </EmptyState>
    );
  const actions = {
    waiting: () => onSearch({ view: 'open' }),
    mine: () => onSearch({ view: undefined }),
    open: () => onSearch({ view: 'everything' }),
    everything: onWriteDown,
    suspicious: () => onSearch({ view: undefined }),
  };
  const words = empty[query.view];
  return (
    <EmptyState kind={query.view === 'everything' ? 'nothing-yet' : 'done'} title={words.title} text={words.text}>
      <Button onClick={actions[query.view]}>{words.action}</Button>
    </EmptyState>
  );
}

const ListKeys = memo(function ListKeys({ isTable }: { isTable: boolean }) {
  const { keys } = useText('quotes');
  const shown = isTable
    ? ([
        ['J K', keys.move],
        ['Enter', keys.open],
        ['X', keys.select],
        ['Shift J', keys.selectMore],
        ['A', keys.assign],
        ['S', keys.state],
        ['?', keys.all],
      ] as const)
    : ([
        ['J K', keys.move],
        ['E', keys.answer],
        ['A', keys.assign],
        ['X', keys.select],
        ['?', keys.all],
      ] as const);
  return <KeyLine keys={shown} className={styles.keys} />;
});
