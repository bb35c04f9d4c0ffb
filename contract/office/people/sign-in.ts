import { limits } from '../../limits.ts';
import { email, line } from '../../schema.ts';
import { z } from '../../zod.ts';
import { codeLength, Password, passwordLength, Roles, SignInResult, WebAuthn } from '../account.ts';
import { plainCode } from '../sign-in-code.ts';

export const SignIn = z.object({ email: email(limits.email), password: z.string().max(passwordLength.max) });
/** Six digits of the authenticator, or a recovery code. */
export const SecondFactor = z.object({ code: z.string().max(80).overwrite(plainCode).min(codeLength.oneTime).max(20) });
export const Forgotten = z.object({ email: email(limits.email) });

/** Says what a link of a mail is for. `email`: confirms a new address, which is the one that it has. */
export const Link = z.object({ kind: z.enum(['invitation', 'reset', 'email', 'demo']), name: z.string(), email: z.string(), roles: Roles });
export type Link = z.infer<typeof Link>;
/** The person is inside, or has confirmed the new address and signs in with that. */
export const UsedLink = z.discriminatedUnion('state', [...SignInResult.options, z.object({ state: z.literal('confirmed') })]);
/** Either of the two; for the demo, and for a new address, neither. */
export const UseLink = z.object({ password: Password.optional(), passkey: WebAuthn.optional(), passkeyName: line(60).optional() });
