import { Secret, TOTP } from 'otpauth';
import { brand } from '#brand';
import { codeLength } from '#contract/office/account';
import { latestMoment } from '../time/clock-tolerance.ts';

/** Seconds for which a code is shown. */
const period = 30;

/** RFC 6238 with the defaults that every authenticator knows: SHA-1, six digits, thirty seconds. */
const totp = (secret: string, label = '') =>
  new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret), digits: codeLength.oneTime, period });

/** A new secret of 160 bits, and the address that an authenticator reads from the picture of it. */
export function newAuthenticator(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totp(secret, email).toString() };
}

export const isAuthenticatorSecret = (text: string): boolean => /^[A-Z2-7]{32}$/.test(text);

/** The time step that a code belongs to: the present one, the one before or the one after; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}

/** The last time step that a code can have been accepted for by now. */
export const latestStep = (now: Date): number => Math.ceil(latestMoment(now).getTime() / 1000 / period);

export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code);
