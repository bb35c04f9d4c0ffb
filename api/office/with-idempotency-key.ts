import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { idempotencyHeader } from '#contract/api-paths';
import { limits } from '#contract/limits';
import { Refusal } from '../http/refusal.ts';
import type { SubmissionKey } from '../store/idempotency.ts';
import type { Work } from '../store/work.ts';
import { actorOf } from './office-request.ts';

/** Undefined when the request has none. Throws a Refusal with status 400 for a key that is none. */
function keyOf(request: FastifyRequest): SubmissionKey | undefined {
  const sent = request.headers[idempotencyHeader.toLowerCase()];
  if (typeof sent !== 'string') return undefined;
  if (!/^[\x21-\x7e]+$/.test(sent) || sent.length > limits.idempotencyKey) throw new Refusal(400, { key: 'http.malformed' });
  const hash = (content: unknown[]) => createHash('sha256').update(JSON.stringify(content)).digest('hex');
  // One person's key is not another's, and that of a token its own.
  return {
    key: hash(['office', actorOf(request).id, sent]),
    fingerprint: hash([request.method, request.url, request.body]),
  };
}

/** Returns what the first request with this request's Idempotency-Key did; undefined when there was none, or it has not ended. */
export async function findReplay<Result extends object>({ repositories }: Work, request: FastifyRequest): Promise<Result | undefined> {
  const key = keyOf(request);
  const found = key && (await repositories.idempotency.find<Result>(key));
  return found?.state === 'known' ? found.receipt : undefined;
}

/**
 * Does what a request asks for once, however often it is sent with its Idempotency-Key: a replay gets the result of the first one. Inside the
 * transaction that does it. What `run` returns is kept, so it has to be ids alone.
 *
 * @throws {Refusal} 400 for a key that is none, 422 for one that was used for something else
 */
export async function withIdempotencyKey<Result extends object>(
  { repositories: { idempotency }, now }: Work,
  request: FastifyRequest,
  run: () => Promise<Result>,
): Promise<Result> {
  const submission = keyOf(request);
  if (!submission) return run();
  const claim = await idempotency.claim<Result>(submission, now);
  if (claim.state === 'used-for-other-content') throw new Refusal(422, { key: 'http.keyReused' });
  if (claim.state === 'known') return claim.receipt;
  const result = await run();
  await idempotency.complete(submission.key, result);
  return result;
}
