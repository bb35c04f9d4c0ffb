import type { FastifyRequest } from 'fastify';
import { impossibleChange, notFound } from '../http/refusal.ts';
import { canBeUndone } from '../services/office/undo/undo-events.ts';
import type { TransactionOptions } from '../store/engines/transactions.ts';
import type { Repositories } from '../store/open-store.ts';
import type { Colleague, Work } from '../store/work.ts';
import { actorOf, type OfficeDependencies } from './office-request.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

type Deps = Pick<OfficeDependencies, 'store'>;

/** Holds what came of a request, and the ids of those of its events by which it can be undone. */
interface Done<Result> {
  result: Result;
  events: string[];
}

/** Does what a request asks for as the person who sent it, and collects the events that are recorded. */
async function runAs<Result>(
  request: FastifyRequest,
  repositories: Repositories,
  run: (work: Work<Colleague>) => Promise<Result>,
): Promise<Done<Result>> {
  const recorded: string[] = [];
  const add: Repositories['events']['add'] = async (event, now) => {
    const id = await repositories.events.add(event, now);
    if (canBeUndone(event)) recorded.push(id);
    return id;
  };
  const events = { ...repositories.events, add };
  const result = await run({ repositories: { ...repositories, events }, actor: actorOf(request), now: new Date() });
  return { result, events: recorded };
}

/** Does what a request asks for in one transaction. */
export const transact = <Result>(
  { store }: Deps,
  request: FastifyRequest,
  run: (work: Work<Colleague>) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Done<Result>> => store.transaction((repositories) => runAs(request, repositories, run), options);

/** The same, once, however often it is sent with its Idempotency-Key: see `withIdempotencyKey`. */
export async function transactOnce<Result extends object>(
  { store }: Deps,
  request: FastifyRequest,
  run: (work: Work<Colleague>) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Done<Result>> {
  const { events, ...result } = await store.transaction(
    (repositories) =>
      withIdempotencyKey(repositories, request, new Date(), async () => {
        const done = await runAs(request, repositories, run);
        return { ...done.result, events: done.events };
      }),
    options,
  );
  return { result: result as unknown as Result, events };
}

/** The status of the answer to a change: 412 where somebody else was faster. @throws {Refusal} where it was not possible */
export function statusOf(outcome: string): 200 | 412 {
  if (outcome === 'unknown') throw notFound();
  if (outcome === 'impossible') throw impossibleChange();
  return outcome === 'outdated' ? 412 : 200;
}
