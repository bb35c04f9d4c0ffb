import { type ApplicationStep, nextStep } from '#contract/office/application-states';
import type { ApplicationRow } from '#contract/office/applications';
import { canMove } from '../../cases/case-kind.ts';
import type { ListSelection } from '../../list/use-list-selection.ts';
import { useStableHandlers } from '../../parts/hooks/use-stable-handlers.ts';
import { applicationKind, useApplicationActions } from './application-kind.ts';
import type { useApplicationCursor } from './use-application-cursor.ts';

interface CommandOptions {
  selection: Pick<ListSelection<ApplicationRow>, 'clear' | 'selectAll'>;
  cursor: Pick<ReturnType<typeof useApplicationCursor>, 'besideNow' | 'goTo'>;
  /** A menu that was open is closed. */
  onDone(): void;
}

/** Does things with applications, and leaves selection, menus and focus as they are to be afterwards. */
export function useApplicationCommands({ selection, cursor, onDone }: CommandOptions) {
  const actions = useApplicationActions();

  /** Does something; on the board the focus stays in the step that these leave. */
  function act(targets: readonly ApplicationRow[], work: Promise<void>): void {
    const stays = cursor.besideNow(targets);
    onDone();
    selection.clear();
    void work;
    if (stays) requestAnimationFrame(() => cursor.goTo(stays));
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
      onDone();
      selection.clear();
      void actions.assign(targets, assigneeId);
    },
    setSuspicious: (targets: readonly ApplicationRow[], suspicious: boolean) => act(targets, actions.setSuspicious(targets, suspicious)),
  });

  /** Each goes to the step after its own. */
  function moveOn(subject: readonly ApplicationRow[]): void {
    const [first] = subject;
    const next = first && nextStep(first.state);
    if (next)
      commands.setState(
        subject.filter(({ state }) => state === first.state),
        next,
      );
  }

  return { commands, moveOn };
}
