import { useNavigate } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { quoteViews } from '#contract/office/quote-states';
import type { QuoteRow } from '#contract/office/quotes';
import { fillSentence } from '#contract/text/fill-sentence';
import { type CaseMenu, CaseSelectionBar, type OpenMenu } from '../../cases/case-selection-bar.tsx';
import { useText } from '../../content/use-text.ts';
import type { ListQuery } from '../../data/cases/quote-cache.ts';
import { type quoteCases, useRemoveView, useSavedViews, useSaveView } from '../../data/cases/quotes.ts';
import { DataTable } from '../../list/data-table.tsx';
import { FilterBar } from '../../list/filter-bar.tsx';
import { FailedNotice, ListBody, ListKeys, useRowHref } from '../../list/list-body.tsx';
import { OwnReceivedDays } from '../../list/received-filter.tsx';
import { SavedViews } from '../../list/saved-views.tsx';
import { useListHints } from '../../list/use-list-hints.ts';
import type { ChangeSearch } from '../../list/use-list-search.ts';
import type { ListSelection } from '../../list/use-list-selection.ts';
import { ViewTabs } from '../../list/view-tabs.tsx';
import { Button } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { EmptyState } from '../../parts/messages/empty-state.tsx';
import { ClosingItems } from './closing-items.tsx';
import { ListHeader } from './list-header.tsx';
import { useQuoteColumns } from './quote-columns.tsx';
import { useQuoteFilters } from './quote-filters.tsx';
import { type QuoteCommands, quoteKind } from './quote-kind.ts';
import { QuoteList } from './quote-list.tsx';
import { isFiltered, isSameQuery, searchOf } from './quote-queries.ts';
import type { QuoteSearch } from './quote-search.ts';

interface ListPaneProps {
  search: QuoteSearch;
  query: ListQuery;
  list: ReturnType<typeof quoteCases.useList>;
  currentId: string | undefined;
  selection: ListSelection<QuoteRow> & { rows: readonly QuoteRow[] };
  isTable: boolean;
  openMenu: CaseMenu | undefined;
  commands: QuoteCommands;
  onSearch: ChangeSearch<QuoteSearch>;
  onOpenMenu: OpenMenu;
  onOpen(row: QuoteRow): void;
  onWriteDown(): void;
  onWriteToMany(): void;
}

export function ListPane(props: ListPaneProps) {
  const {
    search,
    query,
    list,
    currentId,
    selection,
    isTable,
    openMenu,
    commands,
    onSearch,
    onOpenMenu,
    onOpen,
    onWriteDown,
    onWriteToMany,
  } = props;
  const text = useText('quotes');
  const hrefOf = useRowHref('/quotes');
  const columns = useQuoteColumns();
  const { rows, page, fetchMore: onEnd } = list;

  const bar = (selection.rows.length > 0 || selection.isSelecting) && (
    <CaseSelectionBar
      {...{ kind: quoteKind, rows: selection.rows, openMenu, commands, onOpenMenu }}
      menus={selectionMenus}
      keyedLabel={text.selection.aside}
      moreStates={<ClosingItems rows={selection.rows} commands={commands} />}
      onClear={selection.clear}
    >
      <Button size="small" icon={Mail} onClick={onWriteToMany}>
        {text.selection.write} <KeyHint keys="E" />
      </Button>
    </CaseSelectionBar>
  );
  // A row is marked without waiting for it.
  const shownBar = useDeferredValue(bar);

  return (
    <>
      <ListHeader
        {...{ query, page, isTable, onSearch, onWriteDown }}
        staleSince={list.isError && list.dataUpdatedAt > 0 ? new Date(list.dataUpdatedAt).toISOString() : undefined}
        onSelect={selection.begin}
      />
      <Views {...{ search, query }} counts={page?.counts} />
      <FailedNotice list={list} text={text.failed.list} />
      <FilterBar search={search} text={text.search} useGroups={useQuoteFilters} onChange={onSearch}>
        <OwnReceivedDays search={search} onChange={onSearch} />
      </FilterBar>
      <ListBody
        {...{ list, rows, selection }}
        shape={isTable ? 'table' : 'rows'}
        empty={<EmptyList {...{ query, search, onSearch, onWriteDown }} counts={page?.counts} />}
      >
        {(scroller) =>
          isTable ? (
            <DataTable
              {...{ rows, columns, currentId, selection, scroller, hrefOf, onOpen, onEnd, rowHeight }}
              total={page?.total ?? rows.length}
              nameOf={({ fullName }) => fullName}
            />
          ) : (
            <QuoteList
              {...{ rows, currentId, selection, scroller, hrefOf, onOpen, onEnd }}
              isGrouped={query.sort === 'turn'}
              isComplete={list.isComplete}
            />
          )
        }
      </ListBody>
      {shownBar}
      <Keys isTable={isTable} />
    </>
  );
}

const selectionMenus = [
  ['assign', 'A'],
  ['state', 'S'],
] as const;

const rowHeight = { wide: 45, phone: 45 };

interface ViewsProps extends Pick<ListPaneProps, 'search' | 'query'> {
  counts: NonNullable<ListPaneProps['list']['page']>['counts'] | undefined;
}

/** The views that everybody has, and those that the person has saved. */
const Views = memo(function Views({ search, query, counts }: ViewsProps) {
  const text = useText('quotes');
  const { data: saved = [] } = useSavedViews();
  const current = saved.find((view) => isSameQuery(view.query as ListQuery, query));
  const { layout } = search;
  // A view of everybody keeps what is searched for; a saved one has its own.
  const kept = current ? {} : search;
  const views = quoteViews
    .filter((view) => view !== 'suspicious' || query.view === view || (counts?.suspicious ?? 0) > 0)
    .map((view) => ({
      key: view,
      label: text.views[view],
      count: counts?.[view],
      isCurrent: !current && view === query.view,
      search: { ...kept, layout, view: view === 'waiting' ? undefined : view },
    }));
  const isPlain = isSameQuery(query, { view: query.view, sort: 'turn' });
  return (
    <ViewTabs label={text.viewsLabel} to="/quotes" views={views} isDense>
      <SavedViews
        {...{ to: '/quotes', views: saved, current, text: text.saveView }}
        unsaved={isPlain ? undefined : query}
        searchOf={(of) => ({ ...searchOf(of as ListQuery), layout })}
        save={useSaveView().mutateAsync}
        remove={useRemoveView().mutateAsync}
      />
    </ViewTabs>
  );
});

type EmptyListProps = ViewsProps & Pick<ListPaneProps, 'onSearch' | 'onWriteDown'>;

function EmptyList({ query, search, counts, onSearch, onWriteDown }: EmptyListProps) {
  const { empty, views } = useText('quotes');
  const navigate = useNavigate();
  if (isFiltered(query))
    return (
      <EmptyState kind="not-found" title={empty.found.title} text={empty.found.text}>
        {(['everything', 'suspicious'] as const).map((view) => {
          const count = view === query.view ? 0 : (counts?.[view] ?? 0);
          if (count === 0) return null;
          return (
            <Button key={view} variant="primary" onClick={() => onSearch({ view })}>
              {fillSentence(empty.found.elsewhere, { count, view: views[view] })}
            </Button>
          );
        })}
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
  // In a new Office nothing has been answered: nobody has written.
  const view = query.view !== 'suspicious' && counts?.everything === 0 ? 'everything' : query.view;
  const labels = empty[view];
  return (
    <EmptyState kind={view === 'everything' ? 'nothing-yet' : 'done'} title={labels.title} text={labels.text}>
      <Button onClick={actions[view]}>{labels.action}</Button>
    </EmptyState>
  );
}

const Keys = memo(function Keys({ isTable }: { isTable: boolean }) {
  const { keys } = useText('quotes');
  const { move, open, select, all } = useListHints();
  const assign = ['A', keys.assign] as const;
  if (!isTable) return <ListKeys keys={[move, ['E', keys.answer], assign, select, all]} />;
  return <ListKeys keys={[move, open, select, ['Shift J', keys.selectMore], assign, ['S', keys.state], all]} />;
});
