import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Identity, ProviderPage, type SignInProvider, SignInProviders } from '#contract/office/people/providers';
import { z } from '#contract/zod';
import { useLanguage } from '../../content/use-text.ts';
import { request } from '../requests/request.ts';

/** The providers of the settings; also for whoever has no session. */
export const useSignInProviders = () =>
  useQuery({
    queryKey: ['company', 'sign-in-providers'],
    queryFn: ({ signal }) => request('signInProviders', { schema: SignInProviders, signal, asksToSignIn: false }),
    // Without an answer people sign in here.
    retry: false,
  });

/** Returns a function that names a provider; one that is not in the settings any more has its name there. */
export function useProviderName(): (id: string) => string {
  const { locale } = useLanguage();
  const { data } = useSignInProviders();
  return (id) => data?.providers.find((provider) => provider.id === id)?.label[locale] ?? id;
}

/** Leaves for the page of a provider, from where it goes on in this screen. @param options.asksAgain to confirm that it is still the person */
export async function signInThrough({ id }: SignInProvider, options: { asksAgain: boolean }): Promise<void> {
  const { url } = await request('providerSignIn', {
    method: 'POST',
    parameters: { provider: id },
    body: { path: location.pathname + location.search, ...options },
    schema: ProviderPage,
    asksToSignIn: false,
  });
  location.assign(url);
}

/** Leaves for the page of a provider that ends the session there. */
export async function signOutAt(provider: string): Promise<void> {
  const { url } = await request('providerSignOut', { method: 'POST', parameters: { provider }, schema: ProviderPage, asksToSignIn: false });
  location.assign(url);
}

/** The person's own sign-ins at providers. */
export const useIdentities = () =>
  useQuery({ queryKey: ['account', 'identities'], queryFn: ({ signal }) => request('identities', { schema: z.array(Identity), signal }) });

export function useRemoveIdentity() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('identity', { method: 'DELETE', parameters: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['account'] }),
  });
}
