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
