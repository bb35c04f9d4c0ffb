import { type NewToken, type TokenWithSecret, tokenLimits, tokenPrefix } from '#contract/office/connections/tokens';
import { hashToken, newToken } from '../../../accounts/tokens.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { StoredToken } from '../../../store/connections/access-tokens.ts';
import { recordEvent, type Work } from '../../../store/work.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Characters behind the prefix that stay to be seen; the others are known to whoever has the token alone. */
const shownCharacters = 4;

const tokenSubject = ({ id, name }: Pick<StoredToken, 'id' | 'name'>) => ({ kind: 'token', id, name }) as const;

/** Makes a token, which is returned and not stored. Inside a transaction. @throws {Refusal} 409 where there are enough */
export async function addToken(work: Work, { name, scopes, days }: NewToken): Promise<TokenWithSecret> {
  const { repositories, now } = work;
  if ((await repositories.accessTokens.count()) >= tokenLimits.tokens) throw new Refusal(409, { key: 'token.tooMany' });
  const token = `${tokenPrefix}${newToken()}`;
  const stored = {
    name,
    scopes: [...new Set(scopes)],
    beginning: token.slice(0, tokenPrefix.length + shownCharacters),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * dayMs).toISOString(),
  };
  const id = await repositories.accessTokens.add({ ...stored, tokenHash: hashToken(token) });
  await recordEvent(work, { kind: 'token.added', subject: tokenSubject({ id, name }), after: stored.scopes.join(', ') });
  return { id, ...stored, lastUsedAt: null, token };
}

/** Ends a token at once. Inside a transaction. */
export async function revokeToken(work: Work, token: StoredToken): Promise<void> {
  if (await work.repositories.accessTokens.remove(token.id))
    await recordEvent(work, { kind: 'token.revoked', subject: tokenSubject(token) });
}
