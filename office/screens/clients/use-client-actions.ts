import type { OfficeClient } from '#contract/office/clients';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useClientChanges } from '../../data/site/clients.ts';
import { useAction } from '../../parts/messages/use-action.ts';

type Known = Pick<OfficeClient, 'id' | 'name' | 'version'>;

/** Changes a client at once, which can be taken back. Each function resolves with whether it was done. */
export function useClientActions() {
  const text = useText('clients');
  const { remove, restore } = useClientChanges();
  return {
    takeOff: useAction({
      run: ({ id, version }: Known) => remove({ id, version }),
      done: (_, { name }) => fillSentence(text.done.removed, { name }),
      failed: (_, { name }) => fillSentence(text.failedRemoval, { name }),
    }),
    putBack: useAction({
      run: ({ id }: Known) => restore(id),
      done: (_, { name }) => fillSentence(text.done.restored, { name }),
      failed: (_, { name }) => fillSentence(text.failedRestore, { name }),
    }),
  };
}
