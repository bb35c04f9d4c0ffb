import type { Role } from '#contract/office/permissions';
import type { Flag, Json } from '../column-types.ts';

export type AccountStatus = 'invited' | 'active' | 'deactivated';

export interface AccountTable {
  id: string;
  /** Unique whatever its letter case. */
  email: string;
  name: string;
  /** The first of `roles`, as releases before 0037 read and write it. */
  role: Role;
  /** All of them. Where the first is another one than `role`, an earlier release has changed it since, and `role` alone counts. */
  roles: Json;
  status: AccountStatus;
  /** Argon2id, in the PHC string format. */
  passwordHash: string | null;
  /** Base32. */
  authenticatorSecret: string | null;
  /** Time step of the last one-time code that was accepted. */
  authenticatorStep: number;
  /** Random; the address of the person's calendar follows from it. Null: there is none. */
  calendarKey: string | null;
  preferences: Json;
  /** Made by a start with demo data. */
  isDemo: Flag;
  version: number;
  createdAt: string;
  updatedAt: string;
  lastSeenAt: string | null;
}

/** `code`: the password was right, and the second factor is missing. */
export type SessionState = 'code' | 'full';

export interface SessionTable {
  id: string;
  /** SHA-256; the token itself is in the browser's cookie alone. */
  tokenHash: string;
  accountId: string;
  state: SessionState;
  /** Browser and system, in words. */
  device: string;
  /** With whose sign-in it began; null for one of the Office. */
  provider: string | null;
  /** The provider said that it asked for more than a password. */
  hasSecondFactor: Flag;
  createdAt: string;
  lastUsedAt: string;
}

export type LinkKind = 'invitation' | 'reset' | 'email' | 'demo';

export interface AccountLinkTable {
  /** SHA-256; the token itself is in the mail alone. */
  tokenHash: string;
  accountId: string;
  kind: LinkKind;
  /** Its use removes passkeys and authenticator: for somebody who has lost them. */
  clearsFactors: Flag;
  /** The address that its use gives to the account. */
  email: string | null;
  createdAt: string;
  expiresAt: string;
  usedAt: string | null;
}

export interface PasskeyTable {
  /** The credential's, base64url. */
  id: string;
  accountId: string;
  name: string;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  transports: Json;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface IdentityTable {
  id: string;
  accountId: string;
  /** Its name in the settings. */
  provider: string;
  issuer: string;
  subject: string;
  /** The address that the provider gave last; null where it gave none that it has verified. */
  email: string | null;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface ProviderAttemptTable {
  /** SHA-256 of the state, which comes back with the answer. */
  stateHash: string;
  /** SHA-256 of the cookie of the browser that began. */
  browserHash: string;
  provider: string;
  nonce: string;
  /** Proves to the provider that whoever brings its code has begun (PKCE). */
  codeVerifier: string;
  /** The page of the Office to go on with. */
  path: string;
  /** Somebody who is inside confirms that it is still them. */
  asksAgain: Flag;
  expiresAt: string;
}
