import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenPrefix } from '#contract/office/connections/tokens';
import { hashToken } from '../accounts/tokens.ts';
import { type Budget, consume, limitRate } from '../guards/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import type { StoredToken } from '../store/connections/access-tokens.ts';
import { inTransaction } from '../store/work.ts';
import { isFromAhead } from '../time/clock-tolerance.ts';
import type { OfficeDependencies } from './office-request.ts';

/** Counted before a token is looked up, so that nobody keeps the database busy with tokens that are none. */
const budget: Budget = { perIp: { points: 600, duration: 600 }, total: { points: 6_000, duration: 600 } };

/** The limit of one token: a screen on the wall asks each minute, an import each night. */
const perToken = { name: 'office-token-each', points: 300, duration: 600 };

/** Milliseconds after which the time of its last use is written again: not every request may cost a commit. */
const noteEveryMs = 60_000;

const bearer = /^Bearer (?<token>\S+)$/i;

/** The token of a request; undefined where there is none. Other credentials in this header are somebody else's: of a proxy before the site, say. */
function tokenIn({ headers: { authorization } }: FastifyRequest): string | undefined {
  const token = bearer.exec(authorization ?? '')?.groups?.token;
  return token?.startsWith(tokenPrefix) ? token : undefined;
}

/** Finds which token a request comes with, and refuses one that opens nothing. Cookies that come with it count for nothing. */
export function recognizeToken({ store, rateLimits }: OfficeDependencies) {
  const limitAll = limitRate(store, 'office-token', budget);
  const each = store.limiter(perToken);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = tokenIn(request);
    if (token === undefined) return;
    if (rateLimits) await limitAll(request, reply);
    const now = new Date();
    const found = await store.accessTokens.findByHash(hashToken(token));
    if (!found || hasEnded(found, now)) {
      reply.header('www-authenticate', 'Bearer error="invalid_token"');
      throw new Refusal(401, { key: 'token.invalid' });
    }
    if (rateLimits) await consume(each, found.id, reply);
    await noteUse(found, now);
    request.accessToken = found;
  };

  async function noteUse({ id, lastUsedAt }: StoredToken, now: Date): Promise<void> {
    if (lastUsedAt !== null && !isFromAhead(lastUsedAt, now) && now.getTime() - Date.parse(lastUsedAt) < noteEveryMs) return;
    await inTransaction(store, { actor: null, now }, ({ repositories }) => repositories.accessTokens.used(id, now));
  }
}

/** One that was made later than now was made by a clock that has been set back since: how long it is good, nobody knows. */
const hasEnded = ({ createdAt, expiresAt }: StoredToken, now: Date): boolean =>
  expiresAt <= now.toISOString() || isFromAhead(createdAt, now);
