import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { directionOf } from '#contract/locales';
import { type ApplicationRow, type ApplicationStep, nextStep } from '#contract/office/applications';
import { canMove } from '../../cases/case-kind.ts';
import { type CaseMenu, CaseSelectionBar } from '../../cases/case-selection-bar.tsx';
import { useLocale, useText } from '../../content/use-text.ts';
import { applicationCases, useApplicationJobs, useBoard } from '../../data/applications.ts';
import { useShortcut } from '../../frame/shortcuts.ts';
import { useListKeys } from '../../list/use-list-keys.ts';
import { useListSearch } from '../../list/use-list-search.ts';
import { useListSelection } from '../../list/use-list-selection.ts';
import { afterNextPaint } from '../../parts/after-next-paint.ts';
import { useIsPhone } from '../../parts/use-is-phone.ts';
import { useStableHandlers } from '../../parts/use-stable-handlers.ts';
import { applicationKind, rowElementId, useApplicationActions } from './application-kind.ts';
import { ApplicationSearch, boardQueryOf, listQueryOf, needsList } from './application-search.ts';
import styles from './applications.module.css';
import { Board } from './board/board.tsx';
import { Detail } from './detail/detail.tsx';
import { ListPane } from './list/list-pane.tsx';
import { ScreenHead } from './screen-head.tsx';

/** Applications: the steps or the list of one job or of all, and the one that is open, with its résumé. */
export default function Applications() {
  const text = useText('applications');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isPhone = useIsPhone();
  const { id } = useParams({ strict: false });
  const isWriting = useLocation({ select: ({ pathname }) => pathname.endsWith('/mail') });
  const { search, change } = useListSearch('/applications', ApplicationSearch);
  const isList = isPhone || search.layout === 'list' || needsList(search);
  const isBoard = !isList && id === undefined;
  const jobs = useApplicationJobs();
  const board = useBoard(boardQueryOf(search), !isList);
  const list = applicationCases.useList(listQueryOf(search), isList);
  const actions = useApplicationActions();
  const [cursor, setCursor] = useState<string>();
  // Ahead of what is rendered: the next key begins there.
  const newestCursor = useRef<string>(undefined);
  const [openMenu, setOpenMenu] = useState<CaseMenu>();
  const note = useRef<HTMLInputElement>(null);

  const steps = board.data?.steps ?? [];
  const rows = isList ? list.rows : steps.flatMap((step) => step.rows);
  const currentId = id ?? cursor ?? rows[0]?.id;
  const selection = useListSelection(rows, search, change);

  const indexNow = () => {
    const now = id ?? newestCursor.current ?? rows[0]?.id;
    return rows.findIndex((row) => row.id === now);
  };
  /** The current one, also when it was opened by a link and no list has it. */
  const currentNow = () => rows[indexNow()] ?? applicationCases.openedRow(queries, id);
  const subjectNow = () => (selection.rows.length > 0 ? selection.rows : [currentNow() ?? []].flat());

  const toList = () => void navigate({ to: '/applications', search: true });
  const openId = (next: string, options = {}) => void navigate({ to: '/applications/$id', params: { id: next }, search: true, ...options });

  // The row is highlighted by the focus; what follows from that is rendered when it has been painted.
  const follow = useCallback((rowId: string) => {
    newestCursor.current = rowId;
    void afterNextPaint().then(() => setCursor(newestCursor.current));
  }, []);

  function goTo(row: ApplicationRow | undefined): void {
    if (!row) return;
    follow(row.id);
    if (id !== undefined) openId(row.id, { replace: true, resetScroll: false });
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

  /** Does something; on the board the focus stays in the step that these leave. */
  function act(targets: readonly ApplicationRow[], work: Promise<void>): void {
    const current = currentNow();
    const within = steps.find(({ state }) => state === current?.state)?.rows ?? [];
    const at = within.findIndex((row) => row.id === current?.id);
    const stays = [...within.slice(at + 1), ...within.slice(0, Math.max(at, 0)).toReversed()].find((row) => !targets.includes(row));
    setOpenMenu(undefined);
    selection.clear();
    void work;
    if (isBoard && stays && current && targets.includes(current)) requestAnimationFrame(() => goTo(stays));
  }

  // Cards that have not changed are not painted again.
  const commands = useStableHandlers({
    ...actions,
    setState: (targets: readonly ApplicationRow[], state: ApplicationStep) => {
      if (targets.some((row) => canMove(applicationKind, row, state))) act(targets, actions.setState(targets, state));
    },
    rate: (targets: readonly ApplicationRow[], rating: number | null) => {
      selection.selectAll(false);
      void actions.rate(targets, rating);
    },
    assign: (targets: readonly ApplicationRow[], assigneeId: string | null) => {
      setOpenMenu(undefined);
      selection.clear();
      void actions.assign(targets, assigneeId);
    },
    setSuspicious: (targets: readonly ApplicationRow[], suspicious: boolean) => act(targets, actions.setSuspicious(targets, suspicious)),
  });

  const write = (applicationId: string | undefined) => {
    if (applicationId) void navigate({ to: '/applications/$id/mail', params: { id: applicationId }, search: true });
  };

  /** Each goes to the step after its own. */
  function moveOn(): void {
    const subject = subjectNow();
    const [first] = subject;
    const next = first && nextStep(first.state);
    if (next)
      commands.setState(
        subject.filter(({ state }) => state === first.state),
        next,
      );
  }

  const isOn = !isWriting;
  useListKeys({
    isOn,
    move,
    selectAndMove: (by) => {
      const current = currentNow();
      const next = rows[indexNow() + by];
      if (next && current) selection.add([current, next]);
      move(by);
    },
    select: () => {
      const current = currentNow();
      if (id === undefined && current) selection.toggle(current);
    },
    open: () => {
      const current = currentNow();
      if (current) openId(current.id);
    },
    back: () => {
      if (selection.isSelecting || selection.selected.size > 0) selection.clear();
      else if (id !== undefined) toList();
    },
  });
  // The arrows mean what is seen: in Arabic the way goes to the left. Without the board they are the browser's.
  const isMirrored = directionOf(useLocale()) === 'rtl';
  const before = () => moveAcross(-1);
  const after = () => moveAcross(1);
  const arrows = isMirrored ? { ArrowLeft: after, ArrowRight: before } : { ArrowLeft: before, ArrowRight: after };
  useShortcut('applications', arrows, { isOn: isOn && isBoard });
  const rate = (rating: number) => () => commands.rate(subjectNow(), rating);
  useShortcut(
    'applications',
    {
      m: moveOn,
      d: () => commands.setState(subjectNow(), 'declined'),
      e: () => write(currentNow()?.id),
      n: () => note.current?.focus(),
      ...{ 1: rate(1), 2: rate(2), 3: rate(3), 4: rate(4), 5: rate(5) },
    },
    { isOn },
  );

  const onOpenOldest = () => {
    const oldest = rows.filter(({ state }) => state === 'new').toSorted((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1))[0];
    if (oldest) openId(oldest.id);
  };
  const stable = useStableHandlers({ onOpenOldest, change, open: ({ id: next }: ApplicationRow) => openId(next) });

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
        <ListPane {...{ search, list, currentId, selection }} onChange={stable.change} onOpen={stable.open} />
      ) : (
        <Board
          {...{ board, currentId, commands, selected: selection.selected }}
          retentionMonths={jobs.data?.retentionMonths}
          onChange={change}
          onCursor={follow}
        />
      )}
      {(selection.rows.length > 0 || selection.isSelecting) && (
        <CaseSelectionBar
          {...{ kind: applicationKind, rows: selection.rows, openMenu, commands }}
          menus={[['state'], ['assign']]}
          keyedLabel={text.selection.decline}
          onOpenMenu={setOpenMenu}
          onClear={selection.clear}
        />
      )}
    </div>
  );
}
