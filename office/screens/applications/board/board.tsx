import type { UseQueryResult } from '@tanstack/react-query';
import { memo, useState } from 'react';
import type { ApplicationState } from '#contract/office/application-states';
import type { ApplicationBoard, ApplicationRow } from '#contract/office/applications';
import { fillSentence } from '#contract/text/fill-sentence';
import { canMove } from '../../../cases/case-kind.ts';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { FailedNotice } from '../../../list/list-body.tsx';
import { ShortcutHints } from '../../../list/shortcut-hints.tsx';
import { useListHints } from '../../../list/use-list-hints.ts';
import { useStableHandlers } from '../../../parts/hooks/use-stable-handlers.ts';
import { EmptyState } from '../../../parts/messages/empty-state.tsx';
import { Skeleton } from '../../../parts/messages/skeleton.tsx';
import { RichText } from '../../../parts/texts/rich-text.tsx';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { type ApplicationCommands, applicationKind } from '../application-kind.ts';
import type { ApplicationSearch } from '../application-search.ts';
import styles from './board.module.css';
import { Step } from './step.tsx';

interface BoardProps {
  board: UseQueryResult<ApplicationBoard>;
  currentId: string | undefined;
  selected: ReadonlySet<string>;
  commands: ApplicationCommands;
  retentionMonths: number | undefined;
  /** Whether it is of several jobs. */
  hasJob: boolean;
  onChange(changed: Partial<ApplicationSearch>): void;
  onCursor(id: string): void;
}

/** The way of applicants as rising steps, and beside it those who have left it. Cards are moved by keys, by their menu, or by dragging. */
export function Board({ board, currentId, selected, commands, retentionMonths, hasJob, onChange, onCursor }: BoardProps) {
  const text = useText('applications');
  const [dragged, setDragged] = useState<ApplicationRow>();
  const { data } = board;
  const isEmpty = data?.steps.every(({ total }) => total === 0);

  const stable = useStableHandlers({
    drop: (state: ApplicationState) => {
      if (dragged && state !== 'withdrawn') commands.setState([dragged], state);
      setDragged(undefined);
    },
    showAll: (state: ApplicationState) => onChange({ layout: 'list', state: [state] }),
  });
  const shownStep = (step: ApplicationBoard['steps'][number]) => (
    <Step
      key={step.state}
      {...{ step, selected, commands, hasJob, onCursor }}
      // A move within a step renders that step alone.
      currentId={step.rows.some(({ id }) => id === currentId) ? currentId : undefined}
      canTake={dragged !== undefined && step.state !== 'withdrawn' && canMove(applicationKind, dragged, step.state)}
      onDrag={setDragged}
      onDrop={stable.drop}
      onShowAll={stable.showAll}
    />
  );
  return (
    <>
      <FailedNotice list={board} text={text.failed.list} />
      {board.isPending && <Skeleton rows={6} />}
      {isEmpty && <EmptyState kind="nothing-yet" title={text.empty.none.title} text={text.empty.none.text} />}
      {data && !isEmpty && (
        <div className={`grid flex-1 min-h-0 px-pad scrollbar-thin numbered ${styles.stages}`}>
          {data.steps.filter(({ state }) => !isOut(state)).map(shownStep)}
          <div className={`column gap-4 scrollbar-thin ${styles.out}`}>
            {data.steps.filter(({ state, total }) => state === 'declined' || (isOut(state) && total > 0)).map(shownStep)}
          </div>
        </div>
      )}
      <Foot board={data} retentionMonths={retentionMonths} />
    </>
  );
}

const isOut = (state: ApplicationState) => state === 'declined' || state === 'withdrawn';

const Foot = memo(function Foot({ board, retentionMonths }: { board: ApplicationBoard | undefined; retentionMonths: number | undefined }) {
  const text = useText('applications');
  const { undo, all } = useListHints();
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const next = board?.nextErased;
  const keys = [
    ['← →', text.keys.steps],
    ['J K', text.keys.within],
    ['M', text.keys.moveOn],
    ['1 – 5', text.keys.rate],
    ['D', text.keys.decline],
    undo,
    all,
  ] as const;
  return (
    <div className={`row justify-between flex-none gap-4 border-t-hair ${styles.foot}`}>
      <ShortcutHints keys={keys} className={styles.keys} />
      {retentionMonths !== undefined && (
        <p className="lead text-xs">
          {counted(text.erasedBySelf, retentionMonths)}{' '}
          {next && <RichText text={fillSentence(text.nextErased, { name: next.fullName, date: dateFormats.day(next.erasedAt) })} />}
        </p>
      )}
    </div>
  );
});
