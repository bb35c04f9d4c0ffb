import { createHash, randomBytes } from 'node:crypto';

/** An opaque token with 256 random bits, for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash that is stored of a token. Its bits are random, so that a plain hash cannot be guessed backwards. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
