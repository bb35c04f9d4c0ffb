import type { MessageKey } from '../../messages.ts';
import { id, line, timestamp } from '../../schema.ts';
import { z } from '../../zod.ts';
import type { Permission } from '../permissions.ts';

/**
 * Says what a token may be for, and by which permissions of a person it sees or changes that. Nothing else of the Office opens to a token: neither people
 * nor what visitors wrote.
 */
export const tokenScopes = {
  /** Figures of a period. */
  'figures.read': ['quotes.answer', 'reviews.decide', 'applications.decide'],
  /** Clients and offices as files. */
  'content.read': ['content.publish'],
  'content.write': ['content.publish'],
  /** Jobs as files. */
  'jobs.read': ['jobs.publish'],
  'jobs.write': ['jobs.publish'],
} as const satisfies Record<string, readonly Permission[]>;
export type TokenScope = keyof typeof tokenScopes;
export const tokenScopeNames = Object.keys(tokenScopes) as [TokenScope, ...TokenScope[]];

/** Every token begins with it, so that whoever finds one in a file knows what it is. */
export const tokenPrefix = 'office_';

export const tokenLimits = { name: 60, tokens: 50, days: 730 } as const;

/** Days after which a token ends, that the screen offers; a token may end on any day within the limit. */
export const tokenDays = [30, 90, 365] as const;

export const NewToken = z.object({
  name: line(tokenLimits.name),
  scopes: z.array(z.enum(tokenScopeNames)).min(1, 'token.noScopes' satisfies MessageKey),
  days: z.int().min(1).max(tokenLimits.days),
});
export type NewToken = z.infer<typeof NewToken>;

export const Token = z.object({
  id,
  name: z.string(),
  /** Lists those that this release knows. */
  scopes: z.array(z.enum(tokenScopeNames)),
  /** Its first characters, by which it is recognized. */
  beginning: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  lastUsedAt: timestamp.nullable(),
});
export type Token = z.infer<typeof Token>;

/** The answer to making one: the token itself is shown this once. */
export const TokenWithSecret = Token.extend({ token: z.string() });
export type TokenWithSecret = z.infer<typeof TokenWithSecret>;
