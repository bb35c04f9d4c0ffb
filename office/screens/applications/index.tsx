import { Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { directionOf } from '#contract/locales';
import type { ApplicationRow } from '#contract/office/applications';
import { type CaseMenu, CaseSelectionBar } from '../../cases/case-selection-bar.tsx';
import { useLocale, useText } from '../../content/use-text.ts';
import { applicationCases, useApplicationJobs, useBoard } from '../../data/cases/applications.ts';
import { useListKeys } from '../../list/use-list-keys.ts';
import { useListSearch } from '../../list/use-list-search.ts';
import { useListSelection } from '../../list/use-list-selection.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import { useStableHandlers } from '../../parts/hooks/use-stable-handlers.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { applicationKind } from './application-kind.ts';
import { boardQueryOf, listQueryOf, needsList } from './application-queries.ts';
import { ApplicationSearch } from './application-search.ts';
import { Board } from './board/board.tsx';
import { DeclineMenu } from './decline-menu.tsx';
import { Detail } from './detail/detail.tsx';
import { ListPane } from './list/list-pane.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { useApplicationCommands } from './use-application-commands.ts';
import { useApplicationCursor } from './use-application-cursor.ts';
import { useReadingOrder } from './use-reading-order.ts';

/** Few write to many. */
const MailMany = lazy(() => import('./mail/mail-many.tsx'));

/** Applications: the steps or the list of one job or of all, and the one that is open, with its résumé. */
export default function Applications() {
  const text = useText('applications');
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { id } = useParams({ strict: false });
  const isWriting = useLocation({ select: ({ pathname }) => pathname.endsWith('/mail') });
  const { search, change } = useListSearch('/applications', ApplicationSearch);
  const isList = isPhone || search.layout === 'list' || needsList(search);
  const isBoard = !isList && id === undefined;
  const jobs = useApplicationJobs();
  const board = useBoard(boardQueryOf(search), !isList);
  const list = applicationCases.useList(listQueryOf(search), isList);
  const [openMenu, setOpenMenu] = useState<CaseMenu>();
  const [many, setMany] = useState<{ rows: readonly ApplicationRow[]; declines: boolean }>();
  const note = useRef<HTMLInputElement>(null);

  const steps = board.data?.steps ?? [];
  const rows = isList ? list.rows : steps.flatMap((step) => step.rows);
  const selection = useListSelection(rows, search, change);
  const openId = (next: string, options = {}) => void navigate({ to: '/applications/$id', params: { id: next }, search: true, ...options });
  const order = useReadingOrder({ id, rows, steps: isList ? undefined : steps });
  const cursor = useApplicationCursor({ id, rows, order, steps: isBoard ? steps : undefined, openId });
  const { currentNow } = cursor;
  const subjectNow = () => (selection.rows.length > 0 ? selection.rows : [currentNow() ?? []].flat());

  const toList = () => void navigate({ to: '/applications', search: true });

  const { commands, moveOn } = useApplicationCommands({ selection, cursor, onDone: () => setOpenMenu(undefined) });

  const write = (applicationId: string | undefined) => {
    if (applicationId) void navigate({ to: '/applications/$id/mail', params: { id: applicationId }, search: true });
  };

  const endMany = () => {
    setMany(undefined);
    selection.clear();
  };

  const isOn = !isWriting;
  const leave = () => {
    if (id !== undefined) toList();
  };
  useListKeys({ isOn, rows, cursor, selection, isCovered: id !== undefined, open: openId, leave });
  // The arrows mean what is seen: in Arabic the way goes to the left. Without the board they are the browser's.
  const isMirrored = directionOf(useLocale()) === 'rtl';
  const before = () => cursor.moveAcross(-1);
  const after = () => cursor.moveAcross(1);
  const arrows = isMirrored ? { ArrowLeft: after, ArrowRight: before } : { ArrowLeft: before, ArrowRight: after };
  useShortcut('applications', arrows, { isOn: isOn && isBoard });
  const rate = (rating: number) => () => commands.rate(subjectNow(), rating);
  useShortcut(
    'applications',
    {
      m: () => moveOn(subjectNow()),
      d: () => commands.setState(subjectNow(), 'declined'),
      e: () => (selection.rows.length > 0 ? setMany({ rows: selection.rows, declines: false }) : write(currentNow()?.id)),
      n: () => note.current?.focus(),
      1: rate(1),
      2: rate(2),
      3: rate(3),
      4: rate(4),
      5: rate(5),
    },
    { isOn },
  );

  const onOpenOldest = () => {
    const oldest = rows.filter(({ state }) => state === 'new').toSorted((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1))[0];
    if (oldest) openId(oldest.id);
  };
  const stable = useStableHandlers({ onOpenOldest, open: ({ id: next }: ApplicationRow) => openId(next) });

  if (isWriting) return <Outlet />;
  if (id !== undefined) {
    const [previous, next] = [cursor.neighbour(-1), cursor.neighbour(1)];
    return (
      <Detail
        key={id}
        id={id}
        commands={commands}
        noteField={note}
        onPrevious={previous && (() => cursor.goTo(previous))}
        onNext={next && (() => cursor.goTo(next))}
        onWrite={() => write(id)}
      />
    );
  }
  return (
    <div className="column flex-1 relative">
      <ScreenHeader
        {...{ search, isList }}
        overview={jobs.data}
        hasNew={rows.some(({ state }) => state === 'new')}
        onChange={change}
        onOpenOldest={stable.onOpenOldest}
      />
      {isList ? (
        <ListPane {...{ search, list, selection }} currentId={cursor.currentId} onChange={change} onOpen={stable.open} />
      ) : (
        <Board
          {...{ board, commands, selected: selection.selected }}
          hasJob={search.job === undefined}
          currentId={cursor.currentId}
          retentionMonths={jobs.data?.retentionMonths}
          onChange={change}
          onCursor={cursor.follow}
        />
      )}
      {(selection.rows.length > 0 || selection.isSelecting) && (
        <CaseSelectionBar
          {...{ kind: applicationKind, rows: selection.rows, openMenu, commands }}
          menus={[['state'], ['assign']]}
          keyedLabel={text.selection.decline}
          keyed={
            <DeclineMenu
              onDecline={() => commands.setState(selection.rows, 'declined')}
              onDeclineAndWrite={() => setMany({ rows: selection.rows, declines: true })}
            />
          }
          onOpenMenu={setOpenMenu}
          onClear={selection.clear}
        >
          <Button size="small" icon={Mail} onClick={() => setMany({ rows: selection.rows, declines: false })}>
            {text.selection.write} <KeyHint keys="E" />
          </Button>
        </CaseSelectionBar>
      )}
      {many && (
        <Suspense>
          <MailMany {...many} onClose={() => setMany(undefined)} onSent={endMany} />
        </Suspense>
      )}
    </div>
  );
}
