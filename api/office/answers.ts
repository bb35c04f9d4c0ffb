import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TransactionOptions } from '../store/engines/transactions.ts';
import type { OfficeDependencies } from './office-request.ts';
import { type Run, statusOf, transact, transactOnce } from './transact.ts';

type OfOne = FastifyRequest & { params: { id: string } };

/**
 * Does what requests ask for, and answers with the thing that it was done to, as it is then, and with the events by which it can be undone.
 *
 * @param show reads the thing. @throws {Refusal} 404 where there is none
 */
export function answersOf<Shown extends object>(deps: OfficeDependencies, show: (id: string, request: FastifyRequest) => Promise<Shown>) {
  return {
    /** Changes one: 412 where somebody else was faster. */
    async change(request: OfOne, reply: FastifyReply, run: Run<string>, options?: TransactionOptions) {
      const { result, events } = await transact(deps, request, run, options);
      void reply.code(statusOf(result));
      return { ...(await show(request.params.id, request)), events };
    },

    /** Adds one, once. @param run returns its id */
    async add(request: FastifyRequest, reply: FastifyReply, run: Run<string>, options?: TransactionOptions) {
      const { result, events } = await transactOnce(deps, request, async (work) => ({ id: await run(work) }), options);
      void reply.code(201);
      return { ...(await show(result.id, request)), events };
    },
  };
}
