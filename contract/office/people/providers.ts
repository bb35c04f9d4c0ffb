import { id, timestamp } from '../../schema.ts';
import { z } from '../../zod.ts';
import { Locale } from '../account.ts';
import { isOwner, type Roles } from '../permissions.ts';

/** The name of a provider in the settings, in addresses and in the history. */
export const ProviderId = z.string().regex(/^[a-z0-9-]{1,30}$/);

/**
 * Says what the owners let providers do. `off`: nothing. `allowed`: colleagues may sign in there. `only`: whoever is no owner has to; owners come in here
 * whatever happens there.
 */
export const providerPolicies = ['off', 'allowed', 'only'] as const;
export type ProviderPolicy = (typeof providerPolicies)[number];

/** Whether somebody with these roles may not sign in with a password or a passkey. */
export const isKeptToProviders = (policy: ProviderPolicy, roles: Roles): boolean => policy === 'only' && !isOwner(roles);

/** Lists who signs colleagues in instead of the Office: the company’s accounts at Google or Microsoft, say. */
export const SignInProviders = z.object({
  providers: z.array(z.object({ id: ProviderId, label: z.record(Locale, z.string()) })),
  policy: z.enum(providerPolicies),
  /** The provider with which the session began that this browser has just left, if it can be left there too. */
  left: ProviderId.nullable(),
});
export type SignInProviders = z.infer<typeof SignInProviders>;
export type SignInProvider = SignInProviders['providers'][number];

/** `path`: the page of the Office to go on with. `asksAgain`: by somebody who is inside, to confirm that it is still them. */
export const StartProviderSignIn = z.object({ path: z.string().max(2_000), asksAgain: z.boolean().default(false) });
/** The page of the provider to go to. */
export const ProviderPage = z.object({ url: z.string() });

/** Says why a sign-in at a provider came to nothing; the sign-in screen has the words. */
export const providerRefusals = [
  'off',
  'cancelled',
  'expired',
  'failed',
  'unreachable',
  'unverified',
  'unknown',
  'not-allowed',
  'other-account',
  'use-passkey',
] as const;
export type ProviderRefusal = (typeof providerRefusals)[number];
/** Names the reason in the address of the sign-in screen. */
export const refusedParameter = 'refused';

/** A person's sign-in at a provider. */
export const Identity = z.object({
  id,
  provider: ProviderId,
  /** The address that the person has there. */
  email: z.string().nullable(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
});
export type Identity = z.infer<typeof Identity>;
