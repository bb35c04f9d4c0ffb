import type { AuthenticationResponseJSON, AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { brand } from '#brand';
import type { Account } from '../store/accounts/accounts.ts';
import type { Passkey } from '../store/accounts/passkeys.ts';
import type { Repositories } from '../store/open-store.ts';
import type { Work } from '../store/work.ts';
import { latestMoment } from '../time/clock-tolerance.ts';
import { lifetimes } from './lifetimes.ts';
import { isLocal } from './office-cookie.ts';
import { hashToken } from './tokens.ts';

/** Loaded when the first passkey is asked for: it is an eighth of all modules, and a start or a command needs none of it. */
const webAuthn = () => import('@simplewebauthn/server');

/** Describes a ceremony, as WebAuthn calls it: the making of a passkey, or a sign-in with one. */
export interface Ceremony {
  passkeys: Repositories['passkeys'];
  /** The site that passkeys belong to. */
  rpID: string;
  origin: string;
  now: Date;
}

/** Begins one of the configured site, whatever host a request names; or of this machine, when the request was sent to it by its own name. */
export function ceremonyOf(
  { store: { passkeys }, settings: { origin } }: { store: Pick<Repositories, 'passkeys'>; settings: { origin: string } },
  request: FastifyRequest,
  now = new Date(),
): Ceremony {
  return isLocal(request)
    ? { passkeys, rpID: request.hostname, origin: `${request.protocol}://${request.host}`, now }
    : { passkeys, rpID: new URL(origin).hostname, origin, now };
}

/** EdDSA, ES256, RS256. Without the list the library asks Node for algorithms that it warns of as experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

const signIn = 'sign-in';
const registrationOf = (accountId: string) => `registration ${accountId}`;

/** Returns when a challenge can end that was made by now. */
const latestEnd = (now: Date): Date => latestMoment(now, lifetimes.challenge);

async function storeChallenge({ passkeys, now }: Ceremony, challenge: string, purpose: string): Promise<void> {
  await passkeys.addChallenge(hashToken(challenge), purpose, new Date(now.getTime() + lifetimes.challenge), now);
}

/** Returns what a browser needs to make a passkey. The device checks its owner, by finger, face or PIN: a passkey is two factors in one. */
export async function registrationOptions(ceremony: Ceremony, account: Account) {
  const { generateRegistrationOptions } = await webAuthn();
  const known = await ceremony.passkeys.ofAccount(account.id);
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: ceremony.rpID,
    userName: account.email,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    attestationType: 'none',
    supportedAlgorithmIDs,
    timeout: lifetimes.challenge,
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(ceremony, options.challenge, registrationOf(account.id));
  return options;
}

/** Returns what a browser needs to sign in with any passkey of the site: it names no account. */
export async function signInOptions(ceremony: Ceremony) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: ceremony.rpID,
    userVerification: 'required',
    timeout: lifetimes.challenge,
  });
  await storeChallenge(ceremony, options.challenge, signIn);
  return options;
}

/** The passkey that a response proves; undefined when it proves none. Its challenge is used up. */
export async function verifyRegistration(
  { passkeys, rpID, origin, now }: Ceremony,
  account: Account,
  response: Record<string, unknown>,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> {
  const { verifyRegistrationResponse } = await webAuthn();
  const result = await unlessMalformed(() =>
    verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => passkeys.consumeChallenge(hashToken(challenge), registrationOf(account.id), now, latestEnd(now)),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }),
  );
  if (!result?.verified) return undefined;
  const { credential } = result.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
}

/** The passkey that a response was signed with, its counter counted on; undefined when the signature is not right. Its challenge is used up. */
export async function verifySignIn(
  { passkeys, rpID, origin, now }: Ceremony,
  response: Record<string, unknown>,
): Promise<Passkey | undefined> {
  const passkey = await passkeys.find(String(response.id));
  if (!passkey) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const result = await unlessMalformed(() =>
    verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => passkeys.consumeChallenge(hashToken(challenge), signIn, now, latestEnd(now)),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
    }),
  );
  return result?.verified ? { ...passkey, counter: result.authenticationInfo.newCounter } : undefined;
}

/** Stores a verified passkey; false when somebody has it already. */
export const addPasskey = (
  { repositories, now }: Work,
  account: Account,
  name: string,
  verified: Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>,
): Promise<boolean> => repositories.passkeys.add({ ...verified, accountId: account.id, name, createdAt: now.toISOString() });

const transportsOf = ({ transports }: Passkey) => transports as AuthenticatorTransport[];

/** The library throws at whatever is wrong with a response, whose content anybody can write. Faults of the database are no such thing. */
async function unlessMalformed<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Error && !('code' in error)) return undefined;
    throw error;
  }
}
