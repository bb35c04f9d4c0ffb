import { fillPlaceholders } from '#contract/fill-placeholders';
import { type ApplicationRow, type ApplicationStep, applicationTransitions, type ChangeApplication } from '#contract/office/applications';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useChangeApplications } from '../../data/change-applications.ts';
import { useColleagues } from '../../data/colleagues.ts';
import { errorText } from '../../data/office-error.ts';
import type { Step } from '../../data/undo.ts';
import { useUndo } from '../../data/use-undo.ts';
import { useMoments } from '../../parts/moments.ts';
import { useToast } from '../../parts/toast.tsx';

type Rows = readonly ApplicationRow[];
/** What the toast says of those that were changed. */
type MessageOf = (changed: Rows) => string;

/** Whether an application may get a state; that it has it already is no move. */
export const canMove = ({ state }: ApplicationRow, next: ApplicationStep): boolean => applicationTransitions[state].includes(next);

/** What can be done with one or several applications: at once, with a toast that takes it back. They resolve when the server has answered. */
export function useApplicationActions() {
  const text = useText('applications');
  const counted = useCounted();
  const moments = useMoments();
  const toast = useToast();
  const { track } = useUndo();
  const { colleague } = useColleagues();
  const change = useChangeApplications();

  const act = async (rows: Rows, given: ChangeApplication, messageOf: MessageOf): Promise<void> => {
    const [first] = rows;
    if (first) await track(stepOf(first, rows, given, messageOf));
  };

  async function stepOf(first: ApplicationRow, rows: Rows, given: ChangeApplication, messageOf: MessageOf): Promise<Step | undefined> {
    try {
      const { changed, outdated, undo } = await change(rows, given);
      if (outdated.length > 0)
        toast.failed(
          rows.length === 1
            ? fillPlaceholders(text.failed.changedMeanwhile, { name: first.fullName })
            : counted(text.failed.unchanged, outdated.length),
        );
      return changed.length > 0 ? { message: messageOf(changed), counterChange: undo } : undefined;
    } catch (error) {
      const name = rows.length === 1 ? first.fullName : counted(text.total, rows.length);
      toast.failed(fillPlaceholders(text.failed.change, { name, reason: errorText(error) }));
      return undefined;
    }
  }

  const nameOf = (rows: Rows) => (rows.length === 1 ? rows[0]?.fullName : undefined);

  return {
    move(rows: Rows, state: ApplicationStep): Promise<void> {
      const word = text.states[state];
      return act(
        rows.filter((row) => canMove(row, state)),
        { state },
        (changed) => {
          const name = nameOf(changed);
          return name
            ? fillPlaceholders(text.done.state, { name, state: word })
            : counted(text.done.states, changed.length, { state: word });
        },
      );
    },

    rate: (rows: Rows, rating: number | null): Promise<void> =>
      act(rows, { rating }, (changed) => {
        const name = nameOf(changed);
        if (rating === null) return fillPlaceholders(text.done.unrated, { name: name ?? '' });
        return name ? fillPlaceholders(text.done.rated, { name, count: rating }) : counted(text.done.ratedMany, changed.length, { rating });
      }),

    assign(rows: Rows, assigneeId: string | null): Promise<void> {
      const to = colleague(assigneeId)?.name ?? '';
      return act(rows, { assigneeId }, (changed) => {
        const name = nameOf(changed);
        if (name) return fillPlaceholders(assigneeId ? text.done.assigned : text.done.unassigned, { name, colleague: to });
        return counted(assigneeId ? text.done.assignedMany : text.done.unassignedMany, changed.length, { colleague: to });
      });
    },

    setInterview: (row: ApplicationRow, interviewAt: string | null): Promise<void> =>
      act([row], { interviewAt }, () =>
        fillPlaceholders(interviewAt ? text.done.interview : text.done.noInterview, {
          name: row.fullName,
          date: interviewAt ? moments.full(interviewAt) : '',
        }),
      ),

    tell: (row: ApplicationRow, told: boolean): Promise<void> =>
      act([row], { told }, () => fillPlaceholders(told ? text.done.told : text.done.notTold, { name: row.fullName })),

    setSuspicious: (rows: Rows, suspicious: boolean): Promise<void> =>
      act(rows, { suspicious }, (changed) => {
        const name = nameOf(changed);
        if (name) return fillPlaceholders(suspicious ? text.done.suspicious : text.done.genuine, { name });
        return counted(suspicious ? text.done.suspiciousMany : text.done.genuineMany, changed.length);
      }),
  };
}

export type ApplicationActions = ReturnType<typeof useApplicationActions>;
