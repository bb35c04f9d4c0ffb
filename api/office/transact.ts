import type { FastifyRequest } from 'fastify';
import { impossibleChange, notFound } from '../http/refusal.ts';
import { canBeUndone } from '../services/office/undo/undo-events.ts';
import type { TransactionOptions } from '../store/engines/transactions.ts';
import type { Repositories } from '../store/open-store.ts';
import { type Colleague, inTransaction, type Work } from '../store/work.ts';
import { actorOf, type OfficeDependencies } from './office-request.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

type Deps = Pick<OfficeDependencies, 'store'>;

/** Holds what came of a request, and the ids of those of its events by which it can be undone. */
interface Done<Result> {
  result: Result;
  events: string[];
}

export type Run<Result> = (work: Work<Colleague>) => Promise<Result>;

/** Collects the events that are recorded. */
async function collectEvents<Result>(work: Work<Colleague>, run: Run<Result>): Promise<Done<Result>> {
  const { repositories } = work;
  const recorded: string[] = [];
  const add: Repositories['events']['add'] = async (event, now) => {
    const id = await repositories.events.add(event, now);
    if (canBeUndone(event)) recorded.push(id);
    return id;
  };
  const events = { ...repositories.events, add };
  const result = await run({ ...work, repositories: { ...repositories, events } });
  return { result, events: recorded };
}

/** Does what a request asks for in one transaction, as the person who sent it. */
export const transact = <Result>(
  { store }: Deps,
  request: FastifyRequest,
  run: Run<Result>,
  options?: TransactionOptions,
): Promise<Done<Result>> => inTransaction(store, { actor: actorOf(request), ...options }, (work) => collectEvents(work, run));

/** The same, once, however often it is sent with its Idempotency-Key: see `withIdempotencyKey`. */
export async function transactOnce<Result extends object>(
  { store }: Deps,
  request: FastifyRequest,
  run: Run<Result>,
  options?: TransactionOptions,
): Promise<Done<Result>> {
  const { events, ...result } = await inTransaction(store, { actor: actorOf(request), ...options }, (work) =>
    withIdempotencyKey(work, request, async () => {
      const done = await collectEvents(work, run);
      return { ...done.result, events: done.events };
    }),
  );
  return { result: result as unknown as Result, events };
}

/** The status of the answer to a change: 412 where somebody else was faster. @throws {Refusal} where it was not possible */
export function statusOf(outcome: string): 200 | 412 {
  if (outcome === 'unknown') throw notFound();
  if (outcome === 'impossible') throw impossibleChange();
  return outcome === 'outdated' ? 412 : 200;
}
