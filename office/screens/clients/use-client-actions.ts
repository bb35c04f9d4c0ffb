import { fillPlaceholders } from '#contract/fill-placeholders';
import type { OfficeClient } from '#contract/office/clients';
import { useText } from '../../content/use-text.ts';
import { useClientChanges } from '../../data/clients.ts';
import { errorText } from '../../data/office-error.ts';
import { useUndo } from '../../data/use-undo.ts';
import { useToast } from '../../parts/toast.tsx';

/** What is done to a client at once, and can be taken back. Each resolves with whether it was done. */
export function useClientActions() {
  const text = useText('clients');
  const { remove, restore, move } = useClientChanges();
  const undo = useUndo();
  const toast = useToast();

  return {
    async takeOff(client: Pick<OfficeClient, 'id' | 'name' | 'version'>): Promise<boolean> {
      const { id, name, version } = client;
      try {
        await remove({ id, version });
      } catch (error) {
        toast.failed(fillPlaceholders(text.failedRemoval, { name, reason: errorText(error) }));
        return false;
      }
      undo.done(fillPlaceholders(text.done.removed, { name }), () => restore(id));
      return true;
    },

    async putBack({ id, name }: Pick<OfficeClient, 'id' | 'name'>): Promise<boolean> {
      try {
        const restored = await restore(id);
        undo.done(fillPlaceholders(text.done.restored, { name }), () => remove({ id, version: restored.version }));
      } catch (error) {
        toast.failed(fillPlaceholders(text.failedRestore, { name, reason: errorText(error) }));
        return false;
      }
      return true;
    },

    async moveTo({ id, name, place: before }: Pick<OfficeClient, 'id' | 'name' | 'place'>, place: number): Promise<boolean> {
      try {
        const moved = await move({ id, place });
        undo.done(fillPlaceholders(text.done.moved, { name, place: moved.place ?? place }), () => move({ id, place: before ?? 1 }));
      } catch (error) {
        toast.failed(fillPlaceholders(text.failedMove, { name, reason: errorText(error) }));
        return false;
      }
      return true;
    },
  };
}
