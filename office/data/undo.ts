/** A step that can be taken back. */
export interface Step {
  /** What was done, as the toast says it. */
  message: string;
  /** Takes it back; rejects when that is not possible any more. */
  counterChange: () => Promise<unknown>;
}

export type UndoStack = ReturnType<typeof createUndoStack>;

/** Steps that are remembered. */
const limit = 50;

/** What the person has done on this page, the newest last. A step is taken back once. */
export function createUndoStack() {
  const steps: Step[] = [];
  return {
    push(step: Step): void {
      steps.push(step);
      if (steps.length > limit) steps.shift();
    },
    newest: (): Step | undefined => steps.at(-1),
    /** A step off the stack; undefined when it was taken back already. */
    take(step: Step | undefined): Step | undefined {
      const at = step ? steps.lastIndexOf(step) : -1;
      return at === -1 ? undefined : steps.splice(at, 1)[0];
    },
  };
}
