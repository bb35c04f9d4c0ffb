/** A change that was made. */
export interface Step {
  /** The toast says this. */
  message: string;
  /** Takes it back, where it can be; rejects when that is not possible any more. */
  undo?: (() => Promise<unknown>) | undefined;
  /** Whether `undo` says itself what came of it, and rejects never. */
  isSaid?: boolean;
}

/** The place of a change among the others, from the moment it is made. */
export interface Change {
  /** Its step, once the server has answered; undefined, or a rejection, when nothing came of it. One that cannot be taken back leaves the others. */
  step: Promise<Step | undefined>;
}

/** Changes that are remembered. */
const limit = 50;

/** Keeps what the person has done on this page, the newest last, whichever the server answers first. A change is taken back once. */
export function createUndoStack() {
  const changes: Change[] = [];

  /** A change off the stack; undefined when it was taken back already. */
  function pop(change: Change | undefined): Change | undefined {
    const at = change ? changes.lastIndexOf(change) : -1;
    return at === -1 ? undefined : changes.splice(at, 1)[0];
  }

  return {
    push(step: Promise<Step | undefined>): Change {
      const change = { step };
      changes.push(change);
      if (changes.length > limit) changes.shift();
      const leave = () => pop(change);
      step.then((made) => made?.undo ?? leave(), leave);
      return change;
    },
    newest: (): Change | undefined => changes.at(-1),
    has: (change: Change): boolean => changes.includes(change),
    pop,
  };
}
