import { NotConfirmed } from '../../data/requests/not-confirmed.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { useToast } from './toast.tsx';

/** Says what an error is to the caller: words for the toast; `handled` when it is shown already; undefined when it is none of theirs. */
type Explain = (error: unknown) => string | undefined;

/**
 * Tries a change and says in a toast when it failed; a person who did not want to sign in again knows it already.
 *
 * @returns whether it succeeded
 */
export function useTry(): (change: () => Promise<void>, explain?: Explain) => Promise<boolean> {
  const toast = useToast();
  return async (change, explain) => {
    try {
      await change();
      return true;
    } catch (error) {
      const words = explain?.(error);
      if (words !== 'handled' && !(error instanceof NotConfirmed)) toast.failed(words ?? errorText(error));
      return false;
    }
  };
}
