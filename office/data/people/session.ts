import { useQuery } from '@tanstack/react-query';
import { SignInResult, WebAuthn } from '#contract/office/account';
import { officePath } from '#contract/office/paths';
import type { SignIn } from '#contract/office/people/sign-in';
import type { z } from '#contract/zod';
import { OfficeError, request } from '../requests/request.ts';

export const sessionKey = ['account', 'session'] as const;

/** Says whose session this browser has: somebody's, somebody's whose code is missing, or nobody's. */
export type Session = SignInResult | { state: 'nobody' };

async function readSession(signal: AbortSignal): Promise<Session> {
  try {
    return await request('session', { schema: SignInResult, signal, asksToSignIn: false });
  } catch (error) {
    if (error instanceof OfficeError && error.status === 401) return { state: 'nobody' };
    throw error;
  }
}

export const useSession = () =>
  useQuery({ queryKey: sessionKey, queryFn: ({ signal }) => readSession(signal), staleTime: Number.POSITIVE_INFINITY });

const signInRequest = (call: 'session' | 'secondFactor' | 'passkeySignIn', body: unknown): Promise<SignInResult> =>
  request(call, { method: 'POST', body, schema: SignInResult, asksToSignIn: false });

export const signInWithPassword = (credentials: z.infer<typeof SignIn>) => signInRequest('session', credentials);

/** Six digits, or a recovery code. */
export const signInWithCode = (code: string) => signInRequest('secondFactor', { code });

/** Lets the person choose a passkey of this device. Rejects with the device's own error when they do not. */
export async function signInWithPasskey(): Promise<SignInResult> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = await request('passkeyChallenge', { method: 'POST', schema: WebAuthn, asksToSignIn: false });
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return signInRequest('passkeySignIn', await startAuthentication({ optionsJSON }));
}

/** Sends a link, if somebody works here who has this address. */
export const sendResetLink = (email: string) => request('forgotten', { method: 'POST', body: { email }, asksToSignIn: false });

/** Ends the session and begins the page anew, so that nothing of the person stays in memory. */
export async function signOut(): Promise<void> {
  await request('session', { method: 'DELETE', asksToSignIn: false });
  location.assign(officePath);
}
