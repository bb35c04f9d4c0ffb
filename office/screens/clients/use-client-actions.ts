import type { OfficeClient } from '#contract/office/clients';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { useClientChanges } from '../../data/site/clients.ts';
import type { Step } from '../../data/undo/undo.ts';
import { useUndo } from '../../parts/hooks/use-undo.ts';
import { useToast } from '../../parts/messages/toast.tsx';

/** Changes a client at once, which can be taken back. Each function resolves with whether it was done. */
export function useClientActions() {
  const text = useText('clients');
  const { remove, restore, move } = useClientChanges();
  const undo = useUndo();
  const toast = useToast();

  async function act(name: string, failed: string, work: () => Promise<Step>): Promise<boolean> {
    try {
      await undo.track(work());
      return true;
    } catch (error) {
      toast.failed(fillPlaceholders(failed, { name, reason: errorText(error) }));
      return false;
    }
  }

  return {
    takeOff: ({ id, name, version }: Pick<OfficeClient, 'id' | 'name' | 'version'>): Promise<boolean> =>
      act(name, text.failedRemoval, async () => {
        await remove({ id, version });
        return { message: fillPlaceholders(text.done.removed, { name }), counterChange: () => restore(id) };
      }),

    putBack: ({ id, name }: Pick<OfficeClient, 'id' | 'name'>): Promise<boolean> =>
      act(name, text.failedRestore, async () => {
        const restored = await restore(id);
        return {
          message: fillPlaceholders(text.done.restored, { name }),
          counterChange: () => remove({ id, version: restored.version }),
        };
      }),

    moveTo: ({ id, name, place: before }: Pick<OfficeClient, 'id' | 'name' | 'place'>, place: number): Promise<boolean> =>
      act(name, text.failedMove, async () => {
        const moved = await move({ id, place });
        return {
          message: fillPlaceholders(text.done.moved, { name, place: moved.place ?? place }),
          counterChange: () => move({ id, place: before ?? 1 }),
        };
      }),
  };
}
