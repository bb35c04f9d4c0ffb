import { type ApplicationRow, type ApplicationStep, applicationSteps } from '#contract/office/applications';
import { useText } from '../../content/use-text.ts';
import { Climb } from '../../parts/climb.tsx';
import { MenuItem } from '../../parts/menu.tsx';
import { canMove } from './application-actions.ts';
import { StateLabel } from './application-state.tsx';

/** The steps that these applications may get. */
export function StepItems({ rows, onChoose }: { rows: readonly ApplicationRow[]; onChoose(state: ApplicationStep): void }) {
  const present = new Set<string>(rows.map(({ state }) => state));
  return applicationSteps
    .filter((state) => (present.size === 1 && present.has(state)) || rows.some((row) => canMove(row, state)))
    .map((state) => (
      <MenuItem
        key={state}
        isChosen={present.size === 1 && present.has(state)}
        keys={state === 'declined' ? 'D' : undefined}
        onSelect={() => !(present.size === 1 && present.has(state)) && onChoose(state)}
      >
        <StateLabel state={state} />
      </MenuItem>
    ));
}

const ratings = [1, 2, 3, 4, 5] as const;

/** Ratings at least so high, or any. */
export function RatingItems({ rating, onChoose }: { rating: number | undefined; onChoose(rating: number | undefined): void }) {
  const { filter } = useText('applications');
  return (
    <>
      <MenuItem isChosen={rating === undefined} onSelect={() => onChoose(undefined)}>
        {filter.anyRating}
      </MenuItem>
      {ratings.map((one) => (
        <MenuItem key={one} icon={<Climb of={5} steps={one} />} isChosen={rating === one} onSelect={() => onChoose(one)}>
          {filter.atLeast.replace('{count}', String(one))}
        </MenuItem>
      ))}
    </>
  );
}
