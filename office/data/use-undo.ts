import { useMemo } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { useText } from '../content/use-text.ts';
import { useToast } from '../parts/toast.tsx';
import { errorText } from './office-error.ts';
import { createUndoStack, type Step } from './undo.ts';

const stack = createUndoStack();

/** `done` tells what was done, and how it is taken back: by the toast while it is there, and by `Z` afterwards. `undo` takes back the newest step. */
export function useUndo() {
  const text = useText('parts');
  const toast = useToast();
  return useMemo(() => {
    async function takeBack(taken: Step | undefined): Promise<void> {
      const step = stack.take(taken);
      if (!step) return;
      try {
        await step.counterChange();
        toast.done(fillPlaceholders(text.undone, { message: step.message }));
      } catch (error) {
        toast.failed(fillPlaceholders(text.undoFailed, { reason: errorText(error) }));
      }
    }
    return {
      done(message: string, counterChange: () => Promise<unknown>): void {
        const step = { message, counterChange };
        stack.push(step);
        toast.done(message, { label: text.undo, keys: 'Z', run: () => takeBack(step) });
      },
      undo(): Promise<void> {
        const newest = stack.newest();
        if (!newest) toast.done(text.nothingToUndo);
        return takeBack(newest);
      },
    };
  }, [text, toast]);
}
