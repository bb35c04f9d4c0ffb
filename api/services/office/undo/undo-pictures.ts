import { KeptContent } from '#contract/office/pictures/pictures';
import { type CounterChange, isDone, type Undoing } from '../../../cases/undoing.ts';
import { fromJson } from '../../../store/rows/columns.ts';
import { isSame } from '../differences.ts';
import { changePicture, contentOf, isThere } from '../pictures/pictures.ts';

/** Returns what an event keeps of a slot; null for what the site came with. */
const kept = (text: string | null) => (text === null ? null : fromJson(KeptContent, text));

export const pictureUndoing: Undoing = {
  kinds: ['picture.changed', 'picture.film', 'picture.still', 'picture.reset'],
  permission: 'content.publish',
  async counterChanges({ repositories, request }, events) {
    const states = new Map((await repositories.pictures.list()).map((state) => [state.slot, state]));
    return events.map(({ subject: { id: slot, name }, before, after }): CounterChange | undefined => {
      const [found, left, state] = [kept(before), kept(after), states.get(slot)];
      if (!state || found === undefined || !isSame(contentOf(state), left)) return undefined;
      const change: CounterChange = (work) => isDone(changePicture(work, { slot, name }, found, state.version));
      if (found === null) return change;
      // Files that no slot shows are deleted after a while.
      return request && (async (work) => (await isThere(request.files, found)) && change(work));
    });
  },
};
