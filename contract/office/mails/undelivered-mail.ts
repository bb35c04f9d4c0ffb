import { id, timestamp } from '../../schema.ts';
import { z } from '../../zod.ts';

/** Kinds of mails with links that act for their recipient: nobody else reads them, and they go to no other address. */
const personalKinds: readonly UndeliveredMail['kind'][] = ['account', 'alert'];
export const hasPersonalLink = ({ kind }: Pick<UndeliveredMail, 'kind'>): boolean => personalKinds.includes(kind);

/** A mail that could not be delivered. */
export const UndeliveredMail = z.object({
  id,
  kind: z.enum(['confirmation', 'staff', 'answer', 'account', 'failure', 'alert']),
  recipient: z.string(),
  subject: z.string(),
  /** The time at which it was written. */
  at: timestamp,
  reason: z.string(),
  deliveryStatus: z.enum(['refused', 'bounced', 'uncertain']),
  /** Names what it is about. */
  about: z.object({ kind: z.enum(['quote', 'review', 'application']), id, name: z.string(), reference: z.string() }).nullable(),
});
export type UndeliveredMail = z.infer<typeof UndeliveredMail>;

export const Resend = z.object({ recipient: z.email().optional() });
