import type { ProviderSettings } from '#api/settings';
import { locales } from '#contract/locales';
import { ProviderId } from '#contract/office/people/providers';
import { roles } from '#contract/office/permissions';
import { z } from '#contract/zod';
import { isLoopback } from './loopback.ts';

const text = z.string('must be a text').trim().min(1, 'must not be empty').max(2_000, 'is too long');

/** Methods of RFC 8176 that are, or come with, more than a password. */
const secondFactorAmr = ['mfa', 'otp', 'hwk', 'sc'];

const role = z.enum(roles, `must be a role (${roles.join(', ')}), or a list of roles`);
const granted = z.union([role.transform((one) => [one]), z.array(role)], {
  error: `must be a role (${roles.join(', ')}), or a list of roles`,
});

/** Browsers carry codes to it, and its tokens say who somebody is. Letter by letter it has to be what the provider calls itself. */
const issuer = text.superRefine((value, context) => {
  const url = URL.parse(value);
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    return refuse('must be a URL such as https://accounts.google.com, without query');
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return refuse('must begin with https://');
  if (url.hostname === 'login.microsoftonline.com' && /^\/(?:common|organizations|consumers)(?:\/|$)/.test(url.pathname))
    refuse('must name one tenant, by its id: accounts of every other company could come in otherwise');
});

const addressRule = /^(?:[^\s@]+)?@[a-z0-9.-]+$/;

const Provider = z
  .strictObject({
    id: text.refine((id) => ProviderId.safeParse(id).success, 'must have small letters, digits and hyphens alone, 30 at most'),
    label: z.union(
      [text.transform((name) => Object.fromEntries(locales.map((locale) => [locale, name]))), z.strictObject({ en: text, ar: text })],
      {
        error: 'must be a name, or one for each language as in {"en": "…", "ar": "…"}',
      },
    ),
    issuer,
    clientId: text,
    clientSecret: text,
    scope: text.regex(/(?:^| )openid(?: |$)/, 'must have openid in it').default('openid email profile'),
    emailVerifiedClaim: text.default('email_verified'),
    secondFactorAmr: z.array(text).default(secondFactorAmr),
    secondFactorAcr: z.array(text).default([]),
    groupsClaim: text.default('groups'),
    groups: z.record(text, granted).default({}),
    addresses: z
      .record(z.string().toLowerCase().regex(addressRule, 'must be e-mail addresses, or domains such as @company.example'), granted)
      .default({}),
  })
  .transform((provider) => provider as ProviderSettings);

/** A JSON list of providers. Each problem names the field that it is about. */
export const signInProviders = z.string().transform((value, context): ProviderSettings[] => {
  const refuse = (message: string) => context.addIssue({ code: 'custom', message });
  const parsed = parseJson(value);
  if (!Array.isArray(parsed)) {
    refuse('must be a JSON list of providers, as in .env.example');
    return z.NEVER;
  }
  const result = z.array(Provider).safeParse(parsed);
  if (!result.success) {
    for (const issue of result.error.issues) refuse(`is wrong at ${placeOf(issue.path)}: it ${problemOf(issue)}`);
    return z.NEVER;
  }
  for (const name of ['id', 'issuer'] as const)
    if (new Set(result.data.map((provider) => provider[name])).size < result.data.length)
      refuse(`must not have two providers with one ${name}`);
  return result.data;
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Names the place of an issue: "provider 2, clientId". */
const placeOf = ([index, ...fields]: readonly PropertyKey[]): string =>
  [`provider ${Number(index ?? 0) + 1}`, ...fields.map(String)].join(', ');

function problemOf(issue: z.core.$ZodIssue): string {
  // Of a key that is wrong, what is wrong with it is within.
  const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue;
  return /^(?:must|is) /.test(message) ? message : `is not valid (${message})`;
}
