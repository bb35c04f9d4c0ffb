import { type ReactNode, useMemo } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { PartlyUndone } from '../../data/company/undo-events.ts';
import { NotConfirmed } from '../../data/requests/not-confirmed.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { type Change, createUndoStack, type Step } from '../../data/undo/undo.ts';
import { useToast } from '../messages/toast.tsx';

const stack = createUndoStack();
/** Takes the toast of a change away: one that is taken back offers nothing any more. */
const removeToast = new WeakMap<Change, () => void>();

/**
 * Tells what was done, and takes it back: by the toast while it is there, and by `Z` afterwards. A change that is taken back before the server has
 * answered it is taken back as soon as it has.
 */
export function useUndo() {
  const text = useText('parts');
  const toast = useToast();
  return useMemo(() => {
    async function takeBack(taken: Change | undefined): Promise<void> {
      const change = stack.pop(taken);
      if (change) removeToast.get(change)?.();
      // Whoever makes a change says when nothing comes of it.
      const step = await change?.step.catch(() => undefined);
      if (!step?.undo) return;
      if (step.isSaid) return void (await step.undo());
      const { message } = step;
      try {
        await step.undo();
        toast.done(fillSentence(text.undone, { message }));
      } catch (error) {
        if (error instanceof PartlyUndone) toast.failed(fillSentence(text.undonePartly, { message }));
        else if (!(error instanceof NotConfirmed)) toast.failed(fillSentence(text.undoFailed, { reason: errorText(error) }));
      }
    }

    return {
      /** A change that is on its way to the server. It resolves with its step, and with undefined, or rejects, when nothing came of it. */
      async track(made: Promise<Step | undefined>): Promise<void> {
        const change = stack.push(made);
        const step = await made;
        if (step && !step.undo) toast.done(step.message);
        if (step?.undo && stack.has(change))
          removeToast.set(change, toast.done(step.message, { label: text.undo, keys: 'Z', run: () => takeBack(change) }));
      },
      /**
       * Something that can be taken back for a while, by a toast that stays beside others. `undo` says itself what came of it. Returns what ends
       * that: it is gone, or was taken back elsewhere.
       */
      hold(shown: ReactNode, label: string, undo: () => Promise<void>): () => void {
        const change = stack.push(Promise.resolve({ message: label, undo, isSaid: true }));
        const remove = toast.done(shown, { label, keys: 'Z', isLasting: true, run: () => takeBack(change) });
        removeToast.set(change, remove);
        return () => {
          stack.pop(change);
          remove();
        };
      },
      /** Takes back the newest change. */
      undo(): Promise<void> {
        const newest = stack.newest();
        if (!newest) toast.done(text.nothingToUndo);
        return takeBack(newest);
      },
    };
  }, [text, toast]);
}
