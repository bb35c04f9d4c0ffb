import { Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { type ClosedState, quoteViews } from '#contract/office/quote-states';
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
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import { useStableHandlers } from '../../parts/hooks/use-stable-handlers.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { CallDialog } from './call-dialog.tsx';
import { QuoteDetail } from './detail/quote-detail.tsx';
import { ListPane } from './list-pane.tsx';
import { useQuoteActions } from './quote-kind.ts';
import { isFiltered, queryOf } from './quote-queries.ts';
import { QuoteSearch } from './quote-search.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useQuoteCursor } from './use-quote-cursor.ts';

/** Few write to many. */
const MailMany = lazy(() => import('./mail-many.tsx'));

/** Quotes: the list beside the one that is open, or as a table. While an answer is written the list waits behind it. */
export default function Quotes() {
  const text = useText('quotes');
  const me = useMe();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { id } = useParams({ strict: false });
  // Above the list, which waits behind it.
  const isAnswering = useLocation({ select: ({ pathname }) => /\/(?:answer|offer)$/.test(pathname) });
  const { search, change } = useListSearch('/quotes', QuoteSearch);
  const query = useMemo(() => queryOf(search), [search]);
  const list = quoteCases.useList(query);
  const { rows } = list;
  const isWritingDown = search.call === true;
  const writeDown = (call: true | undefined) => void navigate({ to: '.', search: { ...search, call } as never });
  const selection = useListSelection(rows, search, change);
  const actions = useQuoteActions();
  const [openMenu, setOpenMenu] = useState<CaseMenu>();
  const [explained, setExplained] = useState<{ rows: readonly QuoteRow[]; state: ClosedState }>();
  const [many, setMany] = useState<readonly QuoteRow[]>();
  const note = useRef<HTMLInputElement>(null);

  const hasTable = search.layout === 'table' && !isPhone && id === undefined;
  // On a wide screen something lies beside the list from the beginning: the first that waits.
  const shownId = id ?? (isPhone || hasTable ? undefined : rows[0]?.id);
  const toList = () => void navigate({ to: '/quotes', search: true });
  const openId = (next: string, replace = false) =>
    void navigate({ to: '/quotes/$id', params: { id: next }, search: true, replace, resetScroll: false });

  const cursor = useQuoteCursor({ id, shownId, rows, isTable: hasTable, openId });
  const { currentId, index, currentNow, move } = cursor;
  const subjectNow = () => (selection.rows.length > 0 ? selection.rows : [currentNow() ?? []].flat());

  /** Does something, and goes on to the next quote when these leave the list by it. */
  function act(targets: readonly QuoteRow[], given: QuoteChange, work: Promise<void>): void {
    setOpenMenu(undefined);
    selection.clear();
    const [current, next] = [rows[index], cursor.besideNow(targets)];
    void work;
    if (!current || !targets.includes(current) || isInView(changed(current, given, new Date()), query.view, me.id)) return;
    if (next) cursor.goTo(next);
    else if (id !== undefined) toList();
  }

  const commands = useStableHandlers({
    setState: (targets: readonly QuoteRow[], state: QuoteRow['state']) => act(targets, { state }, actions.setState(targets, state)),
    assign: (targets: readonly QuoteRow[], assigneeId: string | null) => act(targets, { assigneeId }, actions.assign(targets, assigneeId)),
    setSuspicious: (targets: readonly QuoteRow[], suspicious: boolean) =>
      act(targets, { suspicious }, actions.setSuspicious(targets, suspicious)),
    remind: (row: QuoteRow, remindAt: string | null) => act([row], { remindAt }, actions.remind(row, remindAt)),
    close: (targets: readonly QuoteRow[], state: ClosedState, closingReason: string | null) =>
      act(targets, { state, closingReason }, actions.close(targets, state, closingReason)),
    explain: (rows: readonly QuoteRow[], state: ClosedState) => setExplained({ rows, state }),
  });

  const writeToMany = () => setMany(selection.rows);
  const answer = (quoteId: string | undefined) => {
    if (!quoteId) return;
    const hasEmail = rows.find((row) => row.id === quoteId)?.email !== '';
    if (hasEmail) void navigate({ to: '/quotes/$id/answer', params: { id: quoteId }, search: true });
    else void navigate({ to: '/quotes/$id', params: { id: quoteId }, search: { ...search, email: true } as never });
  };
  const offer = (quoteId: string | undefined) => {
    if (quoteId) void navigate({ to: '/quotes/$id/offer', params: { id: quoteId }, search: true });
  };
  const changeView = (by: 1 | -1) => {
    const views = quoteViews.filter((view) => view !== 'suspicious');
    const next = views[(views.indexOf(query.view as (typeof views)[number]) + by + views.length) % views.length];
    change({ view: next === 'waiting' ? undefined : next });
  };

  const isOn = !isAnswering && !isWritingDown && explained === undefined;
  const leave = () => {
    if (id !== undefined) toList();
  };
  useListKeys({ isOn, rows, cursor, selection, open: openId, leave });
  useShortcut('lists', { '[': () => changeView(-1), ']': () => changeView(1), c: () => writeDown(true) }, { isOn });
  useShortcut(
    'quote',
    {
      e: () => (selection.rows.length > 0 ? writeToMany() : answer(currentNow()?.id ?? shownId)),
      o: () => offer(currentNow()?.id ?? shownId),
      n: () => note.current?.focus(),
      a: () => setOpenMenu('assign'),
      'a m': () => {
        // Typed fast, M comes before the menu of A hears keys, and it would stay open.
        setOpenMenu(undefined);
        commands.assign(subjectNow(), me.id);
      },
      s: () => setOpenMenu('state'),
      r: () => setOpenMenu('remind'),
      h: () => commands.setState(subjectNow(), 'aside'),
    },
    { isOn },
  );

  // The same in every render: what has not changed is not painted again.
  const stable = useStableHandlers({
    open: ({ id: next }: QuoteRow) => openId(next),
    writeDown: () => writeDown(true),
    writeToMany,
    answer: () => answer(shownId),
    offer: () => offer(shownId),
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
      onOffer={stable.offer}
    />
  );
  const shownDetail = useDeferredValue(detail);

  if (isAnswering) return <Outlet />;
  const pane = (
    <ListPane
      {...{ search, query, list, currentId, selection, isTable: hasTable, openMenu, commands }}
      onSearch={change}
      onOpenMenu={setOpenMenu}
      onOpen={stable.open}
      onWriteDown={stable.writeDown}
      onWriteToMany={stable.writeToMany}
    />
  );
  return (
    <ListDetailLayout label={text.list} list={pane} detail={hasTable ? undefined : shownDetail} isOpen={id !== undefined}>
      {explained && (
        <ReasonDialog
          state={explained.state}
          onSave={(reason) => commands.close(explained.rows, explained.state, reason)}
          onClose={() => setExplained(undefined)}
        />
      )}
      {many && (
        <Suspense>
          <MailMany
            rows={many}
            onClose={() => setMany(undefined)}
            onSent={() => {
              setMany(undefined);
              selection.clear();
            }}
          />
        </Suspense>
      )}
      {isWritingDown && (
        <CallDialog
          onClose={() => writeDown(undefined)}
          onSaved={(quoteId) =>
            void navigate({ to: '/quotes/$id', params: { id: quoteId }, search: { ...search, call: undefined } as never })
          }
        />
      )}
    </ListDetailLayout>
  );
}
