import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { quoteViews } from '#contract/office/quote-states';
import type { QuoteRow } from '#contract/office/quotes';
import type { CaseMenu } from '../../cases/case-selection-bar.tsx';
import { useText } from '../../content/use-text.ts';
import { changed, isInView, type QuoteChange } from '../../data/cases/quote-cache.ts';
import { quoteCases } from '../../data/cases/quotes.ts';
import { useMe } from '../../data/people/account.ts';
import { ListDetailLayout } from '../../list/list-detail-layout.tsx';
import { useListKeys } from '../../list/use-list-keys.ts';
import { useListSearch } from '../../list/use-list-search.ts';
import { useListSelection } from '../../list/use-list-selection.ts';
import { useAfterPaint } from '../../parts/hooks/use-after-paint.ts';
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import { useStableHandlers } from '../../parts/hooks/use-stable-handlers.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { CallDialog } from './call-dialog.tsx';
import { QuoteDetail } from './detail/quote-detail.tsx';
import { ListPane } from './list-pane.tsx';
import { useQuoteActions } from './quote-kind.ts';
import { rowElementId } from './quote-row.tsx';
import { isFiltered, QuoteSearch, queryOf } from './quote-search.ts';

/** Quotes: the list beside the one that is open, or as a table. While an answer is written the list waits behind it. */
export default function Quotes() {
  const text = useText('quotes');
  const me = useMe();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isPhone = useIsPhone();
  const { id } = useParams({ strict: false });
  const isAnswering = useLocation({ select: ({ pathname }) => pathname.endsWith('/answer') });
  const { search, change } = useListSearch('/quotes', QuoteSearch);
  const query = useMemo(() => queryOf(search), [search]);
  const list = quoteCases.useList(query);
  const { rows } = list;
  const selection = useListSelection(rows, search, change);
  const actions = useQuoteActions();
  const [openMenu, setOpenMenu] = useState<CaseMenu>();
  const [isWritingDown, setIsWritingDown] = useState(false);
  const note = useRef<HTMLInputElement>(null);
  const afterPaint = useAfterPaint();

  const hasTable = search.layout === 'table' && !isPhone && id === undefined;
  // On a wide screen something lies beside the list from the beginning: the first that waits.
  const shownId = id ?? (isPhone || hasTable ? undefined : rows[0]?.id);
  const [cursor, setCursor] = useCursor(id);
  const currentId = cursor ?? (hasTable ? rows[0]?.id : shownId);
  const index = rows.findIndex((row) => row.id === currentId);
  const current = rows[index];
  /** The current one, also when it was opened by a link and no list has it. */
  const currentNow = () => current ?? quoteCases.openedRow(queries, id);
  const subjectNow = () => (selection.rows.length > 0 ? selection.rows : [currentNow() ?? []].flat());

  const toList = () => void navigate({ to: '/quotes', search: true });
  const openId = (next: string, replace = false) =>
    void navigate({ to: '/quotes/$id', params: { id: next }, search: true, replace, resetScroll: false });

  function goTo(row: QuoteRow | undefined): void {
    if (!row) return;
    setCursor(row.id, !hasTable);
    requestAnimationFrame(() => document.getElementById(rowElementId(row.id))?.focus({ preventScroll: !hasTable }));
    // The row is highlighted at once; the URL, and what lies beside the list, may take a moment longer.
    afterPaint(() => {
      const next = rows[rows.indexOf(row) + 1];
      if (next) quoteCases.prefetch(queries, next.id);
      if (!hasTable) openId(row.id, id !== undefined);
    });
  }

  const move = (by: 1 | -1) => goTo(rows[index === -1 ? 0 : index + by]);

  /** Does something, and goes on to the next quote when these leave the list by it. */
  function act(targets: readonly QuoteRow[], given: QuoteChange, work: Promise<void>): void {
    setOpenMenu(undefined);
    selection.clear();
    const others = (row: QuoteRow) => !targets.includes(row);
    const next = rows.slice(index + 1).find(others) ?? rows.slice(0, Math.max(index, 0)).findLast(others);
    void work;
    if (!current || others(current) || isInView(changed(current, given, new Date()), query.view, me.id)) return;
    if (next) goTo(next);
    else if (id !== undefined) toList();
  }

  const commands = useStableHandlers({
    setState: (targets: readonly QuoteRow[], state: QuoteRow['state']) => act(targets, { state }, actions.setState(targets, state)),
    assign: (targets: readonly QuoteRow[], assigneeId: string | null) => act(targets, { assigneeId }, actions.assign(targets, assigneeId)),
    setSuspicious: (targets: readonly QuoteRow[], suspicious: boolean) =>
      act(targets, { suspicious }, actions.setSuspicious(targets, suspicious)),
    remind: (row: QuoteRow, remindAt: string | null) => act([row], { remindAt }, actions.remind(row, remindAt)),
  });

  const answer = (quoteId: string | undefined) => {
    if (quoteId) void navigate({ to: '/quotes/$id/answer', params: { id: quoteId }, search: true });
  };
  const changeView = (by: 1 | -1) => {
    const views = quoteViews.filter((view) => view !== 'suspicious');
    const next = views[(views.indexOf(query.view as (typeof views)[number]) + by + views.length) % views.length];
    change({ view: next === 'waiting' ? undefined : next });
  };

  const isOn = !isAnswering && !isWritingDown;
  useListKeys({
    isOn,
    move,
    selectAndMove: (by) => {
      move(by);
      const next = rows[index + by];
      if (next && current) selection.add([current, next]);
    },
    select: () => current && selection.toggle(current),
    open: () => current && openId(current.id),
    back: () => {
      if (selection.isSelecting || selection.selected.size > 0) selection.clear();
      else if (id !== undefined) toList();
    },
  });
  useShortcut('lists', { '[': () => changeView(-1), ']': () => changeView(1), c: () => setIsWritingDown(true) }, { isOn });
  useShortcut(
    'quote',
    {
      e: () => answer(currentNow()?.id ?? shownId),
      n: () => note.current?.focus(),
      a: () => setOpenMenu('assign'),
      'a m': () => commands.assign(subjectNow(), me.id),
      s: () => setOpenMenu('state'),
      r: () => setOpenMenu('remind'),
      h: () => commands.setState(subjectNow(), 'aside'),
    },
    { isOn },
  );

  // The same in every render: what has not changed is not painted again.
  const stable = useStableHandlers({
    change,
    open: ({ id: next }: QuoteRow) => openId(next),
    writeDown: () => setIsWritingDown(true),
    answer: () => answer(shownId),
    toPrevious: () => move(-1),
    toNext: () => move(1),
  });

  const detail = (
    <QuoteDetail
      id={shownId}
      hasNothingWaiting={rows.length > 0 && list.page?.counts.waiting === 0 && !isFiltered(query)}
      openMenu={selection.rows.length > 0 ? undefined : openMenu}
      onOpenMenu={setOpenMenu}
      commands={commands}
      noteField={note}
      onPrevious={index > 0 ? stable.toPrevious : undefined}
      onNext={index < rows.length - 1 ? stable.toNext : undefined}
      onAnswer={stable.answer}
    />
  );
  const shownDetail = useDeferredValue(detail);

  if (isAnswering) return <Outlet />;
  const pane = (
    <ListPane
      {...{ search, query, list, currentId, selection, isTable: hasTable, openMenu, commands }}
      onSearch={stable.change}
      onOpenMenu={setOpenMenu}
      onOpen={stable.open}
      onWriteDown={stable.writeDown}
    />
  );
  return (
    <ListDetailLayout label={text.list} list={pane} detail={hasTable ? undefined : shownDetail} isOpen={id !== undefined}>
      {isWritingDown && <CallDialog onClose={() => setIsWritingDown(false)} onSaved={(quoteId) => openId(quoteId)} />}
    </ListDetailLayout>
  );
}

/** Knows the current row: the one in the address, and before the address has followed, the one that was moved to. */
function useCursor(id: string | undefined): [string | undefined, (id: string, isOpened: boolean) => void] {
  const [cursor, setCursor] = useState(id);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    // On the way to another one, those in between do not count.
    if (wanted.current !== undefined && wanted.current !== id) return;
    wanted.current = undefined;
    setCursor(id);
  }, [id]);
  const move = (next: string, isOpened: boolean) => {
    wanted.current = isOpened && next !== id ? next : undefined;
    setCursor(next);
  };
  return [cursor, move];
}
