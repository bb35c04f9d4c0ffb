import { Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { type QuoteRow, quoteViews } from '#contract/office/quotes';
import { classNames } from '#ui/class-names.ts';
import { useMe } from '../../data/account.ts';
import { changed, isInView, openedRow, type QuoteChange } from '../../data/quote-cache.ts';
import { prefetchQuote } from '../../data/quotes.ts';
import { toggled } from '../../parts/toggled.ts';
import { useAfterPaint } from '../../parts/use-after-paint.ts';
import { useIsPhone } from '../../parts/use-is-phone.ts';
import { useSelecting } from '../../parts/use-selecting.ts';
import { useStableHandlers } from '../../parts/use-stable-handlers.ts';
import { CallDialog } from './call-dialog.tsx';
import { QuoteDetail } from './detail/quote-detail.tsx';
import { ListPane } from './list-pane.tsx';
import { useQuoteActions } from './quote-actions.ts';
import { rowElementId } from './quote-row.tsx';
import { isFiltered, useQuoteSearch } from './quote-search.ts';
import styles from './quotes.module.css';
import { type OpenMenu, useQuoteKeys } from './use-quote-keys.ts';
import { useQuoteList } from './use-quote-list.ts';

/** One for all: what is not selected before and after is not rendered again. */
const nothing: ReadonlySet<string> = new Set();

/** Requests for quotes: the list beside the one that is open, or as a table. While an answer is written the list waits behind it. */
export default function Quotes() {
  const me = useMe();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { id } = useParams({ strict: false });
  const isAnswering = useLocation({ select: ({ pathname }) => pathname.endsWith('/answer') });
  const { search, query, change } = useQuoteSearch();
  const list = useQuoteList(query);
  const actions = useQuoteActions();
  const [selected, setSelected] = useState(nothing);
  const selecting = useSelecting({ select: search.select, onChange: change, onEnd: () => setSelected(nothing) });
  const [openMenu, setOpenMenu] = useState<OpenMenu>();
  const [isWritingDown, setIsWritingDown] = useState(false);
  const note = useRef<HTMLInputElement>(null);
  const afterPaint = useAfterPaint();

  const isTable = search.layout === 'table' && !isPhone;
  const hasTable = isTable && id === undefined;
  const { rows } = list;
  // On a wide screen something lies beside the list from the beginning: the first that waits.
  const shownId = id ?? (isPhone || hasTable ? undefined : rows[0]?.id);
  const [cursor, setCursor] = useCursor(id);
  const currentId = cursor ?? (hasTable ? rows[0]?.id : shownId);
  const index = rows.findIndex((row) => row.id === currentId);
  const current = rows[index];
  const selection = rows.filter((row) => selected.has(row.id));
  /** The current one, also when it was opened by a link and no list has it. */
  const currentNow = () => current ?? openedRow(list.queries, id);
  const subjectNow = () => {
    const row = currentNow();
    return selection.length > 0 ? selection : row ? [row] : [];
  };

  function goTo(row: QuoteRow | undefined): void {
    if (!row) return;
    setCursor(row.id, !hasTable);
    requestAnimationFrame(() => document.getElementById(rowElementId(row.id))?.focus({ preventScroll: !hasTable }));
    // The row is highlighted at once; the URL, and what lies beside the list, may take a moment longer.
    afterPaint(() => {
      const next = rows[rows.indexOf(row) + 1];
      if (next) prefetchQuote(list.queries, next.id);
      if (!hasTable)
        void navigate({ to: '/quotes/$id', params: { id: row.id }, search: true, replace: id !== undefined, resetScroll: false });
    });
  }

  const move = (by: 1 | -1) => goTo(rows[index === -1 ? 0 : index + by]);

  const toggle = (row: QuoteRow) => setSelected((before) => new Set(toggled([...before], row.id)));

  /** Does something, and goes on to the next request when these leave the list by it. */
  function act(targets: readonly QuoteRow[], given: QuoteChange, work: () => Promise<void>): void {
    setOpenMenu(undefined);
    setSelected(nothing);
    selecting.leave();
    const leaves = (row: QuoteRow) => !isInView(changed(row, given, new Date()), query.view, me.id);
    const next =
      rows.slice(index + 1).find((row) => !targets.includes(row)) ??
      rows.slice(0, Math.max(index, 0)).findLast((row) => !targets.includes(row));
    const isLeaving = current !== undefined && targets.includes(current) && leaves(current);
    void work();
    if (!isLeaving) return;
    if (next) goTo(next);
    else if (id !== undefined) void navigate({ to: '/quotes', search: true });
  }

  const commands = useStableHandlers({
    setState: (targets: readonly QuoteRow[], state: QuoteRow['state']) => act(targets, { state }, () => actions.setState(targets, state)),
    assign: (targets: readonly QuoteRow[], assigneeId: string | null) =>
      act(targets, { assigneeId }, () => actions.assign(targets, assigneeId)),
    setSuspicious: (targets: readonly QuoteRow[], suspicious: boolean) =>
      act(targets, { suspicious }, () => actions.setSuspicious(targets, suspicious)),
    remind: (row: QuoteRow, remindAt: string | null) => act([row], { remindAt }, () => actions.remind(row, remindAt)),
  });

  const open = (row: QuoteRow) => void navigate({ to: '/quotes/$id', params: { id: row.id }, search: true, resetScroll: false });
  const answer = (quoteId: string | undefined) => {
    if (quoteId) void navigate({ to: '/quotes/$id/answer', params: { id: quoteId }, search: true });
  };

  useQuoteKeys({
    isOn: !isAnswering && !isWritingDown,
    move,
    selectAndMove: (by) => {
      move(by);
      const next = rows[index + by];
      if (next && current) setSelected(new Set([...selected, current.id, next.id]));
    },
    select: () => current && toggle(current),
    open: () => current && open(current),
    changeView: (by) => {
      const views = quoteViews.filter((view) => view !== 'suspicious');
      const next = views[(views.indexOf(query.view as (typeof views)[number]) + by + views.length) % views.length];
      change({ ...search, view: next === 'waiting' ? undefined : next });
    },
    writeDown: () => setIsWritingDown(true),
    back: () => {
      if (selecting.isSelecting) selecting.leave();
      else if (selected.size > 0) setSelected(nothing);
      else if (id !== undefined) void navigate({ to: '/quotes', search: true });
    },
    answer: () => answer(currentNow()?.id ?? shownId),
    note: () => note.current?.focus(),
    openMenu: (menu) => setOpenMenu(menu),
    assignToMe: () => {
      const subject = subjectNow();
      if (subject.length > 0) commands.assign(subject, me.id);
    },
    setState: (state) => commands.setState(subjectNow(), state),
  });

  // The same in every render: what has not changed is not painted again.
  const stable = useStableHandlers({
    change,
    toggle,
    toggleById: (rowId: string) => rows.filter((row) => row.id === rowId).forEach(toggle),
    beginSelecting: (rowId?: string) => {
      selecting.begin();
      if (rowId !== undefined) setSelected(new Set([rowId]));
    },
    stopSelecting: () => (selecting.isSelecting ? selecting.leave() : setSelected(nothing)),
    open,
    selectAll: (isSelected: boolean) => setSelected(new Set(isSelected ? rows.map((row) => row.id) : [])),
    writeDown: () => setIsWritingDown(true),
    answer: () => answer(shownId),
    toPrevious: () => move(-1),
    toNext: () => move(1),
  });

  const detail = (
    <QuoteDetail
      id={shownId}
      hasNothingWaiting={rows.length > 0 && list.page?.counts.waiting === 0 && !isFiltered(query)}
      openMenu={selection.length > 0 ? undefined : openMenu}
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
      {...{ search, query, list, currentId, selected, selection, isTable: hasTable, openMenu, commands }}
      onSearch={stable.change}
      onOpenMenu={setOpenMenu}
      isSelecting={selecting.isSelecting}
      onSelect={stable.toggle}
      onToggle={stable.toggleById}
      onBeginSelecting={stable.beginSelecting}
      onStopSelecting={stable.stopSelecting}
      onOpen={stable.open}
      onSelectAll={stable.selectAll}
      onWriteDown={stable.writeDown}
    />
  );
  return (
    <div className={classNames(styles.split, hasTable && styles.whole)} data-detail={id !== undefined || undefined}>
      {(!isPhone || id === undefined) && pane}
      {!hasTable && (!isPhone || id !== undefined) && shownDetail}
      {isWritingDown && (
        <CallDialog
          onClose={() => setIsWritingDown(false)}
          onSaved={(quoteId) => void navigate({ to: '/quotes/$id', params: { id: quoteId }, search: true })}
        />
      )}
    </div>
  );
}

/** Which row is current: the one in the address, and before the address has followed, the one that was moved to. */
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
