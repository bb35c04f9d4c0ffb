import { randomInt } from 'node:crypto';
import { codeLength } from '#contract/office/account';
import { plainCode } from '#contract/office/sign-in-code';
import type { Repositories } from '../store/open-store.ts';
import { referenceAlphabet } from '../store/rows/identifiers.ts';
import { findSecret, hashSecret, newSalt } from './passwords.ts';

const count = 10;

/** Ten new codes such as "ACDEF-GHJKM". The store gets their hashes; they share a salt, so that one derivation checks all. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const salt = newSalt();
  const characters = Array.from({ length: count }, () =>
    Array.from({ length: codeLength.recovery }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join(''),
  );
  const half = codeLength.recovery / 2;
  return {
    codes: characters.map((code) => `${code.slice(0, half)}-${code.slice(half)}`),
    hashes: await Promise.all(characters.map((code) => hashSecret(code, salt))),
  };
}

/** Uses up a code as somebody typed it; false when it is none of the account's, or was used. */
export async function consumeRecoveryCode(
  accounts: Repositories['accounts'],
  accountId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = plainCode(typed);
  const stored = await accounts.recoveryCodes(accountId);
  const found =
    stored[
      await findSecret(
        code,
        stored.map(({ codeHash }) => codeHash),
      )
    ];
  return found !== undefined && accounts.consumeRecoveryCode(found.id, now);
}
