import type { Store } from '../store/open-store.ts';
import { inTransaction } from '../store/work.ts';

/** Milliseconds. A clock that has gone further between two looks, or back, has jumped; or the server was off for longer. */
const longestStepMs = 24 * 60 * 60 * 1000;

/** Milliseconds for which a clock that has jumped has to run evenly, until what it says is old counts as old. */
const probationMs = 24 * 60 * 60 * 1000;

/**
 * Looks at the clock, and says whether it can be believed when it calls something old. A clock that jumps ahead for a while must delete nothing: that does
 * not come back when the clock does. After a jump somebody has a day to set it right.
 */
export async function isClockSteady(store: Pick<Store, 'transaction'>, now: Date): Promise<boolean> {
  return inTransaction(store, { actor: null, exclusive: true }, async ({ repositories: { clock } }) => {
    const last = await clock.reading();
    const seenAt = now.toISOString();
    const stepMs = last ? now.getTime() - Date.parse(last.seenAt) : 0;
    // Nothing is known of a clock that has never been looked at: it counts as right, as it always did.
    const steadySince = last === undefined ? new Date(0).toISOString() : Math.abs(stepMs) > longestStepMs ? seenAt : last.steadySince;
    await clock.read({ seenAt, steadySince });
    return now.getTime() - Date.parse(steadySince) >= probationMs;
  });
}
