import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { type ApplicationRow, type ApplicationStep, nextStep } from '#contract/office/applications';
import { openedRow } from '../../data/application-cache.ts';
import { useApplicationJobs, useBoard } from '../../data/applications.ts';
import { afterNextPaint } from '../../parts/after-next-paint.ts';
import { toggled } from '../../parts/toggled.ts';
import { useIsPhone } from '../../parts/use-is-phone.ts';
import { useSelecting } from '../../parts/use-selecting.ts';
import { useStableHandlers } from '../../parts/use-stable-handlers.ts';
import { canMove, useApplicationActions } from './application-actions.ts';
import { boardQueryOf, listQueryOf, needsList, useApplicationSearch } from './application-search.ts';
import styles from './applications.module.css';
import { Board } from './board/board.tsx';
import { Detail } from './detail/detail.tsx';
import { ListPane } from './list/list-pane.tsx';
import { useApplicationList } from './list/use-application-list.ts';
import { rowElementId } from './row-element.ts';
import { ScreenHead } from './screen-head.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useApplicationKeys } from './use-application-keys.ts';

/** One for all: what is not selected before and after is not rendered again. */
const nothing: ReadonlySet<string> = new Set();

/** Applications: the steps or the list of one job or of all, and the one that is open, with its résumé. */
export default function Applications() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isPhone = useIsPhone();
  const { id } = useParams({ strict: false });
  const isWriting = useLocation({ select: ({ pathname }) => pathname.endsWith('/mail') });
  const { search, change } = useApplicationSearch();
  const isList = isPhone || search.layout === 'list' || needsList(search);
  const isBoard = !isList && id === undefined;
  const jobs = useApplicationJobs();
  const board = useBoard(boardQueryOf(search), !isList);
  const list = useApplicationList(listQueryOf(search), isList);
  const actions = useApplicationActions();
  const [cursor, setCursor] = useState<string>();
  // Ahead of what is rendered: the next key begins there.
  const newestCursor = useRef<string>(undefined);
  const [selected, setSelected] = useState(nothing);
  const selecting = useSelecting({ select: search.select, onChange: change, onEnd: () => setSelected(nothing) });
  const [openMenu, setOpenMenu] = useState<'state' | 'assign'>();
  const note = useRef<HTMLInputElement>(null);

  const steps = board.data?.steps ?? [];
  const rows = isList ? list.rows : steps.flatMap((step) => step.rows);
  const currentId = id ?? cursor ?? rows[0]?.id;
  const selection = rows.filter((row) => selected.has(row.id));

  const indexNow = () => {
    const now = id ?? newestCursor.current ?? rows[0]?.id;
    return rows.findIndex((row) => row.id === now);
  };
  /** The current one, also when it was opened by a link and no list has it. */
  const currentNow = () => rows[indexNow()] ?? openedRow(queries, id);
  const subjectNow = () => {
    const current = currentNow();
    return selection.length > 0 ? selection : current ? [current] : [];
  };

  // The row is highlighted by the focus; what follows from that is rendered when it has been painted.
  const follow = useCallback((rowId: string) => {
    newestCursor.current = rowId;
    void afterNextPaint().then(() => setCursor(newestCursor.current));
  }, []);

  function goTo(row: ApplicationRow | undefined): void {
    if (!row) return;
    follow(row.id);
    if (id !== undefined)
      void navigate({ to: '/applications/$id', params: { id: row.id }, search: true, replace: true, resetScroll: false });
    else document.getElementById(rowElementId(row.id))?.focus();
  }

  /** On the board the focus alone highlights a card: before one has it, the first key shows which is meant. */
  function showFirst(current: ApplicationRow | undefined): boolean {
    if (!isBoard || !current) return false;
    const hasFocus = document.getElementById(rowElementId(current.id))?.contains(document.activeElement) ?? true;
    if (!hasFocus) goTo(current);
    return !hasFocus;
  }

  /** Within a step, or down the list. */
  function move(by: 1 | -1): void {
    const current = currentNow();
    if (showFirst(current)) return;
    const within = (isBoard ? steps.find(({ state }) => state === current?.state)?.rows : undefined) ?? rows;
    const at = within.findIndex((row) => row.id === current?.id);
    goTo(within[at === -1 ? 0 : at + by]);
  }

  /** To the step beside, at the same height. */
  function moveAcross(by: 1 | -1): void {
    const current = currentNow();
    if (showFirst(current)) return;
    const filled = steps.filter((step) => step.rows.length > 0);
    const at = filled.findIndex(({ state }) => state === current?.state);
    const height = filled[at]?.rows.findIndex((row) => row.id === current?.id) ?? 0;
    const beside = filled[at + by];
    goTo(beside?.rows[Math.min(Math.max(height, 0), beside.rows.length - 1)]);
  }

  // The same for every row and in every render: a row that has not changed is not painted again.
  const toggle = useCallback((row: ApplicationRow) => setSelected((before) => new Set(toggled([...before], row.id))), []);

  /** Does something; on the board the focus stays in the step that these leave. */
  function act(targets: readonly ApplicationRow[], work: () => Promise<void>): void {
    const current = currentNow();
    const within = steps.find(({ state }) => state === current?.state)?.rows ?? [];
    const at = within.findIndex((row) => row.id === current?.id);
    const stays = [...within.slice(at + 1), ...within.slice(0, Math.max(at, 0)).toReversed()].find((row) => !targets.includes(row));
    setOpenMenu(undefined);
    setSelected(nothing);
    selecting.leave();
    void work();
    if (isBoard && stays && current && targets.includes(current)) requestAnimationFrame(() => goTo(stays));
  }

  // Cards that have not changed are not painted again.
  const commands = useStableHandlers({
    ...actions,
    move: (targets: readonly ApplicationRow[], state: ApplicationStep) => {
      if (targets.some((row) => canMove(row, state))) act(targets, () => actions.move(targets, state));
    },
    rate: (targets: readonly ApplicationRow[], rating: number | null) => {
      setSelected(nothing);
      void actions.rate(targets, rating);
    },
    assign: (targets: readonly ApplicationRow[], assigneeId: string | null) => {
      setOpenMenu(undefined);
      setSelected(nothing);
      selecting.leave();
      void actions.assign(targets, assigneeId);
    },
    setSuspicious: (targets: readonly ApplicationRow[], suspicious: boolean) =>
      act(targets, () => actions.setSuspicious(targets, suspicious)),
  });

  const write = (applicationId: string | undefined) => {
    if (applicationId) void navigate({ to: '/applications/$id/mail', params: { id: applicationId }, search: true });
  };

  useApplicationKeys({
    isOn: !isWriting,
    isBoard,
    move,
    moveAcross,
    selectAndMove: (by) => {
      const current = currentNow();
      const next = rows[indexNow() + by];
      if (next && current) setSelected(new Set([...selected, current.id, next.id]));
      move(by);
    },
    select: () => {
      const current = currentNow();
      if (id === undefined && current) toggle(current);
    },
    open: () => {
      const current = currentNow();
      if (current) void navigate({ to: '/applications/$id', params: { id: current.id }, search: true });
    },
    moveOn: () => {
      const subject = subjectNow();
      // Each goes to the step after its own.
      const [first] = subject;
      const next = first && nextStep(first.state);
      if (next)
        commands.move(
          subject.filter(({ state }) => state === first.state),
          next,
        );
    },
    decline: () => commands.move(subjectNow(), 'declined'),
    rate: (rating) => {
      const subject = subjectNow();
      if (subject.length > 0) commands.rate(subject, rating);
    },
    write: () => write(currentNow()?.id),
    note: () => note.current?.focus(),
    back: () => {
      if (selecting.isSelecting) selecting.leave();
      else if (selected.size > 0) setSelected(nothing);
      else if (id !== undefined) void navigate({ to: '/applications', search: true });
    },
  });

  const onOpenOldest = () => {
    const oldest = rows.filter(({ state }) => state === 'new').toSorted((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1))[0];
    if (oldest) void navigate({ to: '/applications/$id', params: { id: oldest.id }, search: true });
  };
  const stable = useStableHandlers({ onOpenOldest, change });

  if (isWriting) return <Outlet />;
  if (id !== undefined) {
    const index = rows.findIndex((row) => row.id === id);
    return (
      <Detail
        key={id}
        id={id}
        commands={commands}
        noteField={note}
        onPrevious={index > 0 ? () => goTo(rows[index - 1]) : undefined}
        onNext={index < rows.length - 1 ? () => goTo(rows[index + 1]) : undefined}
        onWrite={() => write(id)}
      />
    );
  }
  return (
    <div className={styles.screen}>
      <ScreenHead
        {...{ search, isList }}
        overview={jobs.data}
        hasNew={rows.some(({ state }) => state === 'new')}
        onChange={stable.change}
        onOpenOldest={stable.onOpenOldest}
      />
      {isList ? (
        <ListPane
          {...{ search, list, currentId, selected }}
          onChange={change}
          isSelecting={selecting.isSelecting}
          onSelect={toggle}
          onToggle={(rowId) => rows.filter((row) => row.id === rowId).forEach(toggle)}
          onBeginSelecting={(rowId) => {
            selecting.begin();
            if (rowId !== undefined) setSelected(new Set([rowId]));
          }}
          onSelectAll={(all) => setSelected(new Set(all ? rows.map((row) => row.id) : []))}
        />
      ) : (
        <Board
          {...{ board, currentId, selected, commands }}
          retentionMonths={jobs.data?.retentionMonths}
          onChange={change}
          onCursor={follow}
        />
      )}
      {(selection.length > 0 || selecting.isSelecting) && (
        <SelectionBar
          rows={selection}
          {...{ openMenu, commands }}
          onOpenMenu={setOpenMenu}
          onClear={() => (selecting.isSelecting ? selecting.leave() : setSelected(nothing))}
        />
      )}
    </div>
  );
}
