import { Refusal } from '../http/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Refuses a password that is guessed early. Its length is the contract's. */
export async function checkNewPassword(password: string, about: { name: string; email: string }, field: string): Promise<void> {
  if (await isCommonPassword(password, about))
    throw new Refusal(422, { key: 'office.passwordCommon' }, { [field]: { key: 'office.passwordCommon' } });
}
