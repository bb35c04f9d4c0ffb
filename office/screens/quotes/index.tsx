import { Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { type QuoteRow, quoteViews } from '#contract/office/quotes';
import { classNames } from '#ui/class-names.ts';
import { useMe } from '../../data/account.ts';
import { changed, isInView, type QuoteChange } from '../../data/quote-cache.ts';
import { prefetchQuote } from '../../data/quotes.ts';
import { useIsPhone } from '../../parts/use-is-phone.ts';
import { CallDialog } from './call-dialog.tsx';
import { QuoteDetail } from './detail/quote-detail.tsx';
import { ListPane } from './list-pane.tsx';
import { useQuoteActions } from './quote-actions.ts';
import { rowElementId } from './quote-row.tsx';
import { useQuoteSearch } from './quote-search.ts';
import styles from './quotes.module.css';
import { type OpenMenu, useQuoteKeys } from './use-quote-keys.ts';
import { useQuoteList } from './use-quote-list.ts';

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
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [openMenu, setOpenMenu] = useState<OpenMenu>();
  const [isWritingDown, setIsWritingDown] = useState(false);
  const note = useRef<HTMLInputElement>(null);

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
  const subject = selection.length > 0 ? selection : current ? [current] : [];

  function goTo(row: QuoteRow | undefined): void {
    if (!row) return;
    const next = rows[rows.indexOf(row) + 1];
    if (next) prefetchQuote(list.queries, next.id);
    setCursor(row.id, !hasTable);
    if (!hasTable)
      void navigate({ to: '/quotes/$id', params: { id: row.id }, search: true, replace: id !== undefined, resetScroll: false });
    requestAnimationFrame(() => document.getElementById(rowElementId(row.id))?.focus({ preventScroll: !hasTable }));
  }

  const move = (by: 1 | -1) => goTo(rows[index === -1 ? 0 : index + by]);

  // The same for every row and in every render: a row that has not changed is not painted again.
  const toggle = useCallback((row: QuoteRow): void => {
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(row.id)) next.add(row.id);
      return next;
    });
  }, []);

  /** Does something, and goes on to the next request when these leave the list by it. */
  function act(targets: readonly QuoteRow[], given: QuoteChange, work: () => Promise<void>): void {
    setOpenMenu(undefined);
    setSelected(new Set());
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

  const doing = {
    setState: (targets: readonly QuoteRow[], state: QuoteRow['state']) => act(targets, { state }, () => actions.setState(targets, state)),
    assign: (targets: readonly QuoteRow[], assigneeId: string | null) =>
      act(targets, { assigneeId }, () => actions.assign(targets, assigneeId)),
    setSuspicious: (targets: readonly QuoteRow[], suspicious: boolean) =>
      act(targets, { suspicious }, () => actions.setSuspicious(targets, suspicious)),
    remind: (row: QuoteRow, remindAt: string | null) => act([row], { remindAt }, () => actions.remind(row, remindAt)),
  };

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
    open: () => current && void navigate({ to: '/quotes/$id', params: { id: current.id }, search: true }),
    changeView: (by) => {
      const views = quoteViews.filter((view) => view !== 'suspicious');
      const next = views[(views.indexOf(query.view as (typeof views)[number]) + by + views.length) % views.length];
      change({ ...search, view: next === 'waiting' ? undefined : next });
    },
    writeDown: () => setIsWritingDown(true),
    back: () => {
      if (selected.size > 0) setSelected(new Set());
      else if (id !== undefined) void navigate({ to: '/quotes', search: true });
    },
    answer: () => answer(current?.id ?? shownId),
    note: () => note.current?.focus(),
    openMenu: (menu) => setOpenMenu(menu),
    assignToMe: () => subject.length > 0 && doing.assign(subject, me.id),
    setState: (state) => doing.setState(subject, state),
  });

  const detail = (
    <QuoteDetail
      id={shownId}
      isListLoading={list.isLoading}
      counts={list.page?.counts}
      openMenu={selection.length > 0 ? undefined : openMenu}
      onOpenMenu={setOpenMenu}
      doing={doing}
      noteField={note}
      onPrevious={index > 0 ? () => move(-1) : undefined}
      onNext={index < rows.length - 1 ? () => move(1) : undefined}
      onAnswer={() => answer(shownId)}
    />
  );
  // The row is lit at once; what lies beside it may take a moment longer.
  const shownDetail = useDeferredValue(detail);

  if (isAnswering) return <Outlet />;
  const pane = (
    <ListPane
      {...{ search, query, list, currentId, selected, selection, isTable: hasTable, openMenu, doing }}
      onSearch={change}
      onOpenMenu={setOpenMenu}
      onSelect={toggle}
      onSelectAll={(isSelected) => setSelected(new Set(isSelected ? rows.map((row) => row.id) : []))}
      onWriteDown={() => setIsWritingDown(true)}
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
