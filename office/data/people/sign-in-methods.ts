import { type RegistrationResponseJSON, startRegistration } from '@simplewebauthn/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { WebAuthn } from '#contract/office/account';
import { Authenticator, Passkey, RecoveryCodes } from '#contract/office/people/sign-in-methods';
import { z } from '#contract/zod';
import { request } from '../requests/request.ts';

// Every change here needs a sign-in of the last hour, which `request` asks for.

export const usePasskeys = () =>
  useQuery({ queryKey: ['account', 'passkeys'], queryFn: ({ signal }) => request('passkeys', { schema: z.array(Passkey), signal }) });

/**
 * Returns a function for when what the account is entered with has changed: it refreshes the lists of it, and what the Office knows of the person.
 */
function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['account'] });
}

/** Asks the device for a passkey and adds it. Throws the device's own error (`WebAuthnError`) when it makes none. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async (name: string) => {
      const optionsJSON = await request('newPasskeyChallenge', { method: 'POST', schema: WebAuthn });
      const response: RegistrationResponseJSON = await startRegistration({
        optionsJSON: optionsJSON as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
      });
      return request('passkeys', { method: 'POST', body: { name, response }, schema: Passkey });
    },
    onSuccess: useRefresh(),
  });
}

export const useRemovePasskey = () =>
  useMutation({
    mutationFn: (id: string) => request('passkey', { method: 'DELETE', parameters: { id } }),
    onSuccess: useRefresh(),
  });

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: { current?: string; next: string }) => request('password', { method: 'POST', body }),
    onSuccess: useRefresh(),
  });

/** A secret to be shown; nothing is stored before `useConfirmAuthenticator` has sent a code of it. */
export const useNewAuthenticator = () =>
  useMutation({ mutationFn: () => request('authenticator', { method: 'POST', schema: Authenticator }) });

export const useConfirmAuthenticator = () =>
  useMutation({
    mutationFn: (body: { secret: string; code: string }) => request('authenticator', { method: 'PUT', body, schema: RecoveryCodes }),
    onSuccess: useRefresh(),
  });

export const useRemoveAuthenticator = () =>
  useMutation({ mutationFn: () => request('authenticator', { method: 'DELETE' }), onSuccess: useRefresh() });

/** Ten new recovery codes, which end those before. */
export const useNewRecoveryCodes = () =>
  useMutation({ mutationFn: () => request('recoveryCodes', { method: 'POST', schema: RecoveryCodes }), onSuccess: useRefresh() });
