import type { FastifyRequest } from 'fastify';
import type { TransactionOptions } from '../store/engines/transactions.ts';
import type { Repositories } from '../store/open-store.ts';
import type { Colleague, Work } from '../store/work.ts';
import { actorOf, type OfficeDependencies } from './office-request.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

type Deps = Pick<OfficeDependencies, 'store'>;

const workOf = (repositories: Repositories, request: FastifyRequest): Work<Colleague> => ({
  repositories,
  actor: actorOf(request),
  now: new Date(),
});

/** Does what a request asks for in one transaction, as the person who sent it. */
export const transact = <Result>(
  { store }: Deps,
  request: FastifyRequest,
  run: (work: Work<Colleague>) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> => store.transaction((repositories) => run(workOf(repositories, request)), options);

/** The same, once, however often it is sent with its Idempotency-Key: see `withIdempotencyKey`. */
export const transactOnce = <Result extends object>(
  { store }: Deps,
  request: FastifyRequest,
  run: (work: Work<Colleague>) => Promise<Result>,
): Promise<{ result: Result; isReplay: boolean }> =>
  store.transaction((repositories) => {
    const work = workOf(repositories, request);
    return withIdempotencyKey(repositories, request, work.now, () => run(work));
  });
