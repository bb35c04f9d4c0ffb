import type { ProviderSettings } from '../../settings.ts';

/** Says what a provider vouches for. */
export interface Vouched {
  issuer: string;
  subject: string;
  /** In small letters, and verified by the provider; null where it is not. */
  email: string | null;
  groups: readonly string[];
  /** Whether it asked for more than a password. */
  hasSecondFactor: boolean;
}

export type Claims = Readonly<Record<string, unknown>>;

/** Whether the ID token leaves something open that the provider may say elsewhere (UserInfo). */
export const lacksClaims = (claims: Claims, { groups, groupsClaim }: ProviderSettings): boolean =>
  claims.email === undefined || (Object.keys(groups).length > 0 && claims[groupsClaim] === undefined);

/**
 * Reads what the rules of the Office need. What was said of how the person signed in is in the ID token alone; an address and whether it is verified come
 * from the same of the two.
 */
export function readClaims(idToken: Claims & { iss: string; sub: string }, userInfo: Claims, settings: ProviderSettings): Vouched {
  return {
    issuer: idToken.iss,
    subject: idToken.sub,
    email: verifiedEmail(idToken.email === undefined ? userInfo : idToken, settings.emailVerifiedClaim),
    groups: texts(idToken[settings.groupsClaim] ?? userInfo[settings.groupsClaim]),
    hasSecondFactor:
      texts(idToken.amr).some((method) => settings.secondFactorAmr.includes(method)) ||
      settings.secondFactorAcr.some((level) => level === idToken.acr),
  };
}

/**
 * ASCII alone: what looks like a letter of an address, or becomes one in small letters as the Kelvin sign does, is another address. Nothing is trimmed or
 * made equal either.
 */
const plainAddress = /^[!#-'*+/-9=?A-Z^-~-]+(?:\.[!#-'*+/-9=?A-Z^-~-]+)*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

function verifiedEmail(claims: Claims, verifiedClaim: string): string | null {
  const { email } = claims;
  return isTrue(claims[verifiedClaim]) && typeof email === 'string' && email.length <= 254 && plainAddress.test(email)
    ? email.toLowerCase()
    : null;
}

/** Some providers write what is true as a text or a number. */
const isTrue = (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === '1';

const texts = (value: unknown): string[] => [value].flat().filter((entry) => typeof entry === 'string');
