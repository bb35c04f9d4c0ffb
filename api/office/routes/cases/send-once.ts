import type { FastifyRequest } from 'fastify';
import { takeBackSeconds } from '#contract/office/mail';
import { impossibleChange } from '../../../http/refusal.ts';
import type { Colleague, Work } from '../../../store/work.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { transactOnce } from '../../transact.ts';

/**
 * Writes a mail once, which then waits for some seconds in which it can be taken back. False when `write` calls it a conflict: nothing is
 * kept then, and the request's key stays free for the same mail sent anyway.
 */
export async function sendOnce(
  deps: OfficeDependencies,
  request: FastifyRequest,
  write: (work: Work<Colleague>) => Promise<'sent' | 'conflict'>,
): Promise<boolean> {
  const conflict = impossibleChange();
  try {
    await transactOnce(deps, request, async (work) => {
      // Thrown, so that the transaction with the key's use is undone.
      if ((await write(work)) === 'conflict') throw conflict;
      return {};
    });
  } catch (error) {
    if (error !== conflict) throw error;
    return false;
  }
  // What can no longer be taken back is sent without waiting for the worker's next poll.
  setTimeout(deps.wakeOutbox, takeBackSeconds * 1000).unref();
  return true;
}
