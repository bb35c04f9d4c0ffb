import { line, timestamp } from '../../schema.ts';
import { z } from '../../zod.ts';
import { codeLength, Password, passwordLength, WebAuthn } from '../account.ts';
import { plainCode } from '../sign-in-code.ts';

export const Passkey = z.object({ id: z.string(), name: z.string(), createdAt: timestamp, lastUsedAt: timestamp.nullable() });
export type Passkey = z.infer<typeof Passkey>;
export const NewPasskey = z.object({ name: line(60), response: WebAuthn });
export const ChangePassword = z.object({ current: z.string().max(passwordLength.max).optional(), next: Password });
export const Authenticator = z.object({ secret: z.string(), uri: z.string() });
export const ConfirmAuthenticator = z.object({
  secret: z.string(),
  code: z.string().max(80).overwrite(plainCode).length(codeLength.oneTime),
});
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
