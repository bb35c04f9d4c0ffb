import { limits } from '../../limits.ts';
import { email, id, line, timestamp } from '../../schema.ts';
import { z } from '../../zod.ts';
import { Locale, Roles } from '../account.ts';
import { HandOver } from '../cases/hand-over.ts';
import { ProviderId } from './providers.ts';

/** A person as owners see them. */
export const Person = z.object({
  id,
  name: z.string(),
  email: z.string(),
  roles: Roles,
  status: z.enum(['invited', 'active', 'deactivated']),
  /** Lists what the person signs in with, the safest first. */
  factors: z.array(z.enum(['passkey', 'password', 'authenticator'])),
  /** The providers that sign the person in, by their names in the settings. */
  providers: z.array(ProviderId),
  lastSeenAt: timestamp.nullable(),
  /** End of the invitation, while there is one. */
  invitedUntil: timestamp.nullable(),
  /** The new address, while it is not confirmed. */
  newEmail: z.string().nullable(),
  awayUntil: z.iso.date().nullable(),
  version: z.int(),
});
export type Person = z.infer<typeof Person>;
export const Invite = z.object({ name: line(80), email: email(limits.email), roles: Roles, locale: Locale });
export const ChangePerson = z.object({
  name: line(80).optional(),
  /** Counts once it is confirmed there; of somebody who was invited, at once. */
  email: email(limits.email).optional(),
  roles: Roles.optional(),
  status: z.enum(['active', 'deactivated']).optional(),
  /** Only of somebody who is deactivated. */
  handOver: HandOver.optional(),
});
