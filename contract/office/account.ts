import { locales } from '../locales.ts';
import type { OfficeMessageKey } from '../messages.ts';
import { id, timestamp } from '../schema.ts';
import { z } from '../zod.ts';
import { orderedRoles, type Permission, permissions, roles } from './permissions.ts';

export const passwordLength = { min: 12, max: 200 } as const;
/** Digits of a one-time code (RFC 6238), and characters of a recovery code without its hyphens. */
export const codeLength = { oneTime: 6, recovery: 10 } as const;

/** Lists roles, each once and in one order; an owner is nothing else. */
export const Roles = z.array(z.enum(roles)).min(1).max(20).overwrite(orderedRoles).readonly();
export const Permissions = z.array(z.enum(Object.keys(permissions) as [Permission, ...Permission[]]));
export const Locale = z.enum(locales);

/** Neither trimmed nor otherwise changed: it is what was typed. Composition is up to its owner; length is not. */
export const Password = z
  .string()
  .min(passwordLength.min, 'office.passwordTooShort' satisfies OfficeMessageKey)
  .max(passwordLength.max);

/** Describes what everybody in the Office may know of a colleague. */
export const Colleague = z.object({ id, name: z.string(), roles: Roles, isActive: z.boolean(), awayUntil: z.iso.date().nullable() });
export type Colleague = z.infer<typeof Colleague>;

/**
 * Lists what the Office can write to a person about, of what they may see: what was given to them, where a note names them, what somebody has written about
 * what is theirs, a new quote without an owner, what waits too long, the week in numbers.
 */
export const mailTopics = ['given', 'mentioned', 'replied', 'newQuote', 'overdue', 'week'] as const;
export type MailTopic = (typeof mailTopics)[number];

export const Preferences = z.object({
  locale: Locale,
  theme: z.enum(['system', 'dark', 'light']),
  /** Whether single letters are shortcuts. */
  shortcuts: z.boolean(),
  awayUntil: z.iso.date().nullable(),
  mails: z.array(z.enum(mailTopics)),
  /** The first steps of somebody who is no owner were put away. */
  areFirstStepsHidden: z.boolean().optional(),
});
export type Preferences = z.infer<typeof Preferences>;

/** The person who is signed in. */
export const Me = z.object({
  id,
  name: z.string(),
  email: z.string(),
  roles: Roles,
  permissions: Permissions,
  preferences: Preferences,
  hasPassword: z.boolean(),
  hasAuthenticator: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Owners need a passkey or an authenticator, and everybody where they say so; until they have one, the Office leads them there. */
  mustAddFactor: z.boolean(),
  sessionExpiresAt: timestamp,
  version: z.int(),
});
export type Me = z.infer<typeof Me>;

/** The password was right, and a code is still missing; or the person is inside. */
export const SignInResult = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signed-in'), me: Me }),
  z.object({ state: z.literal('code') }),
]);
export type SignInResult = z.infer<typeof SignInResult>;
/** The WebAuthn objects are those of @simplewebauthn; the server verifies them. */
export const WebAuthn = z.record(z.string(), z.unknown());
