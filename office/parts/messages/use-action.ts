import { useRef } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { useUndoEvents } from '../../data/company/undo-events.ts';
import { NotConfirmed } from '../../data/requests/not-confirmed.ts';
import { errorText, isOfficeError } from '../../data/requests/office-error.ts';
import type { Step } from '../../data/undo/undo.ts';
import { useUndo } from '../hooks/use-undo.ts';
import { useToast } from './toast.tsx';

/** Says what came of something that a person does, and takes it back. */
interface Said<Args extends unknown[], Result> {
  /** Says what was done; without it, nothing is said, and nothing can be undone. */
  done?: string | ((result: Result, ...args: Args) => string | undefined);
  /** Takes it back, where that is not the events alone. */
  undo?(result: Result, ...args: Args): Promise<unknown>;
  /** Says why it was not done, with `{reason}`; that alone without it. Null: it is said elsewhere. */
  failed?: string | ((error: unknown, ...args: Args) => string | null | undefined);
  /** The same, where somebody else was faster. */
  newer?: string | ((...args: Args) => string);
  /** Shows the errors of fields, by their names; then nothing else is said. */
  onErrors?: ((errors: Readonly<Record<string, string>>) => void) | undefined;
}

/**
 * Does something, says so in a toast that takes it back where it can be, and says why where it could not be done. While it is under way the same is
 * not done again: a double click does it once. What was typed is the caller's, and stays where it was not done.
 *
 * @param action.run does it; where its result has `events`, these are what undo takes back
 * @returns whether it was done
 */
export function useAction<Run extends (...args: never[]) => Promise<unknown>>(
  action: { run: Run } & Said<Parameters<Run>, Awaited<ReturnType<Run>>>,
): (...args: Parameters<Run>) => Promise<boolean> {
  type Args = Parameters<Run>;
  const toast = useToast();
  const { track } = useUndo();
  const undoEvents = useUndoEvents();
  const running = useRef<Args[]>([]);
  const { run, done, undo, failed, newer, onErrors } = action;

  async function stepOf(args: Args): Promise<Step | undefined> {
    const result = (await run(...args)) as Awaited<ReturnType<Run>>;
    const message = typeof done === 'function' ? done(result, ...args) : done;
    const events = eventsOf(result);
    if (message === undefined) return undefined;
    return { message, undo: undo ? () => undo(result, ...args) : events.length > 0 ? () => undoEvents(events) : undefined };
  }

  function reasonOf(error: unknown, args: Args): string | null | undefined {
    if (onErrors && isOfficeError(error) && error.errors) {
      onErrors(error.errors);
      return null;
    }
    if (newer !== undefined && isOfficeError(error, 'newer')) return typeof newer === 'function' ? newer(...args) : newer;
    return typeof failed === 'function' ? failed(error, ...args) : failed;
  }

  return async (...args) => {
    // Only as the one before: of there, back and there again, the last one counts.
    if (isSame(running.current.at(-1), args)) return false;
    running.current.push(args);
    try {
      await track(stepOf(args));
      return true;
    } catch (error) {
      // Whoever did not want to sign in again knows it already.
      const words = error instanceof NotConfirmed ? null : reasonOf(error, args);
      if (words !== null) toast.failed(fillSentence(words ?? '{reason}', { reason: errorText(error) }));
      return false;
    } finally {
      running.current.splice(running.current.indexOf(args), 1);
    }
  };
}

const eventsOf = (result: unknown): readonly string[] =>
  typeof result === 'object' && result !== null && 'events' in result ? (result.events as readonly string[]) : [];

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));

/** Whether two calls ask for the same. A thing is the same in whatever state, and a selection is made anew with every render. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isPlain(one) || !isPlain(other)) return Object.is(one, other);
  if ('id' in one && 'id' in other) return one.id === other.id;
  const fields = Object.keys({ ...one, ...other });
  return Array.isArray(one) === Array.isArray(other) && fields.every((field) => isSame(Reflect.get(one, field), Reflect.get(other, field)));
}
