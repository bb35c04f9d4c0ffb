import type { PluralText } from '#content/translation';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../content/use-counted.ts';
import { useText } from '../content/use-text.ts';
import type { CaseRow } from '../data/cases/cases.ts';
import type { ChangeRows } from '../data/cases/change-entries.ts';
import { useColleagues } from '../data/people/colleagues.ts';
import { useToast } from '../parts/messages/toast.tsx';
import { useAction } from '../parts/messages/use-action.ts';
import { type CaseKind, type CaseStates, canMove } from './case-kind.ts';

/** Describes what every kind of case lets staff change. */
interface SharedChange<State> {
  state?: State | undefined;
  assigneeId?: string | null | undefined;
  suspicious?: boolean | undefined;
}

type Values = Readonly<Record<string, string | number>>;

/** Says what was changed: one case by its name, several by their number. */
interface Words {
  one: string;
  several: PluralText | undefined;
  values: Values | undefined;
}

/**
 * What can be done with one or several cases: at once, with a toast that takes it back. Each resolves when the server has answered. `act` makes any
 * other change; its message names the one, or counts the several that were changed.
 */
export function useCaseActions<Row extends CaseRow, State extends string, Change extends SharedChange<State>>(
  kind: CaseKind & CaseStates<State>,
  change: ChangeRows<Row, Change>,
) {
  const text = useText(kind.topic);
  const counted = useCounted();
  const toast = useToast();
  const { colleague } = useColleagues();

  const nameOf = (rows: readonly Row[]) => (rows.length === 1 ? rows[0]?.fullName : undefined);

  const make = useAction({
    async run(rows: readonly Row[], given: Change, _words: Words) {
      const outcome = await change(rows, given);
      const [name, outdated] = [nameOf(rows), outcome.outdated.length];
      if (outdated > 0)
        toast.failed(name ? fillSentence(text.failed.changedMeanwhile, { name }) : counted(text.failed.unchanged, outdated));
      return outcome;
    },
    done({ changed: [only, ...others] }, _rows, _given, { one, several, values = {} }) {
      if (!only || others.length === 0 || !several) return only && fillSentence(one, { name: only.fullName, ...values });
      return counted(several, others.length + 1, values);
    },
    undo: ({ undo }) => undo(),
    failed: (_, rows) => fillSentence(text.failed.change, { name: nameOf(rows) ?? counted(text.total, rows.length) }),
  });

  async function act(rows: readonly Row[], given: Change, one: string, several?: PluralText, values?: Values): Promise<void> {
    if (rows.length > 0) await make(rows, given, { one, several, values });
  }

  return {
    act,

    setState: (rows: readonly Row[], state: State): Promise<void> =>
      act(
        rows.filter((row) => canMove(kind, row, state)),
        { state } as Change,
        text.done.state,
        text.done.states,
        { state: (text.states as Readonly<Record<string, string>>)[state] ?? state },
      ),

    assign(rows: readonly Row[], assigneeId: string | null): Promise<void> {
      const { assigned, assignedMany, unassigned, unassignedMany } = text.done;
      const [one, several] = assigneeId === null ? [unassigned, unassignedMany] : [assigned, assignedMany];
      return act(rows, { assigneeId } as Change, one, several, { colleague: colleague(assigneeId)?.name ?? '' });
    },

    setSuspicious(rows: readonly Row[], suspicious: boolean): Promise<void> {
      const { suspicious: spam, suspiciousMany, genuine, genuineMany } = text.done;
      return act(rows, { suspicious } as Change, suspicious ? spam : genuine, suspicious ? suspiciousMany : genuineMany);
    },
  };
}

/** Lists what can be done with cases; the screen moves on when they leave what is shown. */
export interface CaseCommands<Row, State> {
  setState(rows: readonly Row[], state: State): void;
  assign(rows: readonly Row[], assigneeId: string | null): void;
  setSuspicious(rows: readonly Row[], suspicious: boolean): void;
}
