import { memo, useState } from 'react';
import type { ApplicationState } from '#contract/office/application-states';
import type { ApplicationBoard, ApplicationRow } from '#contract/office/applications';
import { fillSentence } from '#contract/text/fill-sentence';
import { classNames } from '#ui/class-names.ts';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import type { ApplicationCommands } from '../application-kind.ts';
import styles from './board.module.css';
import { Card } from './card.tsx';

interface StepProps {
  step: ApplicationBoard['steps'][number];
  /** The current one, when it is one of these. */
  currentId: string | undefined;
  selected: ReadonlySet<string>;
  commands: ApplicationCommands;
  hasJob: boolean;
  /** Whether what is being dragged may be put here. */
  canTake: boolean;
  onDrag(row: ApplicationRow | undefined): void;
  onDrop(state: ApplicationState): void;
  onCursor(id: string): void;
  onShowAll(state: ApplicationState): void;
}

/** One step with its cards; the list has those that are not shown. */
export const Step = memo(function Step({ step, currentId, selected, canTake, onDrop, onShowAll, ...cards }: StepProps) {
  const text = useText('applications');
  const counted = useCounted();
  const [isOver, setIsOver] = useState(false);
  const { state, total, rows } = step;
  const word = text.states[state];
  return (
    <section
      className={`column relative ${styles.step}`}
      data-state={state}
      aria-label={word}
      onDragOver={(event) => {
        if (!canTake) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop(state);
      }}
    >
      <header className={`flex flex-none items-baseline gap-2.5 ${styles.header}`}>
        <span className="figure">{total}</span>
        <h2 className="font-medium text-sm">{word}</h2>
      </header>
      <div className={`grid flex-1 content-start gap-2 min-h-0 scrollbar-thin ${styles.cards}`}>
        {canTake && (
          <p
            className={classNames(
              'text-quiet text-2xs',
              `grid place-items-center rounded-2 text-center ${styles.drop}`,
              isOver && `bg-select text-accent ${styles.over}`,
            )}
            aria-hidden="true"
          >
            {fillSentence(text.drop, { state: word })}
          </p>
        )}
        {rows.map((row) => (
          <Card key={row.id} row={row} {...cards} isCurrent={row.id === currentId} isSelected={selected.has(row.id)} />
        ))}
        {total > rows.length && (
          <button type="button" className={`link text-xs ${styles.more}`} onClick={() => onShowAll(state)}>
            {counted(text.moreInStep, total - rows.length)}
          </button>
        )}
        {total === 0 && !canTake && <p className={`text-quiet text-xs ${styles.nobody}`}>{text.emptyStep}</p>}
      </div>
    </section>
  );
});
