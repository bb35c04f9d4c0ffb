import { MenuItem } from '../parts/buttons/menu.tsx';
import { type CaseStates, canMove } from './case-kind.ts';

interface StateItemsProps<State extends string> {
  kind: CaseStates<State>;
  rows: readonly { state: string }[];
  onChoose(state: State): void;
}

/** The states that these cases may get. */
export function StateItems<State extends string>({ kind, rows, onChoose }: StateItemsProps<State>) {
  const { states, keyed, StateLabel } = kind;
  const present = new Set(rows.map(({ state }) => state));
  const isPresent = (state: State) => present.size === 1 && present.has(state);
  return states
    .filter((state) => isPresent(state) || rows.some((row) => canMove(kind, row, state)))
    .map((state) => (
      <MenuItem
        key={state}
        isChosen={isPresent(state)}
        keys={state === keyed.state ? keyed.keys : undefined}
        label={<StateLabel state={state} />}
        onSelect={() => !isPresent(state) && onChoose(state)}
      />
    ));
}
