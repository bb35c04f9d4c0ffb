import type { PluralText } from '#content/translation';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useCounted } from '../content/use-counted.ts';
import { useText } from '../content/use-text.ts';
import type { CaseRow } from '../data/cases/cases.ts';
import type { ChangeRows } from '../data/cases/change-entries.ts';
import { useColleagues } from '../data/people/colleagues.ts';
import { errorText } from '../data/requests/office-error.ts';
import type { Step } from '../data/undo/undo.ts';
import { useUndo } from '../parts/hooks/use-undo.ts';
import { useToast } from '../parts/messages/toast.tsx';
import { type CaseKind, type CaseStates, canMove } from './case-kind.ts';

/** Describes what every kind of case lets staff change. */
interface SharedChange<State> {
  state?: State | undefined;
  assigneeId?: string | null | undefined;
  suspicious?: boolean | undefined;
}

type Values = Readonly<Record<string, string | number>>;

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
  const { track } = useUndo();
  const { colleague } = useColleagues();

  async function stepOf(rows: readonly Row[], given: Change, one: string, several: PluralText | undefined, values: Values) {
    const [first] = rows;
    const name = rows.length === 1 && first ? first.fullName : undefined;
    try {
      const { changed, outdated, undo } = await change(rows, given);
      if (outdated.length > 0)
        toast.failed(name ? fillPlaceholders(text.failed.changedMeanwhile, { name }) : counted(text.failed.unchanged, outdated.length));
      const [only] = changed;
      if (!only) return undefined;
      const message =
        changed.length > 1 && several
          ? counted(several, changed.length, values)
          : fillPlaceholders(one, { name: only.fullName, ...values });
      return { message, counterChange: undo } satisfies Step;
    } catch (error) {
      const who = name ?? counted(text.total, rows.length);
      toast.failed(fillPlaceholders(text.failed.change, { name: who, reason: errorText(error) }));
      return undefined;
    }
  }

  async function act(rows: readonly Row[], given: Change, one: string, several?: PluralText, values: Values = {}): Promise<void> {
    if (rows.length > 0) await track(stepOf(rows, given, one, several, values));
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
