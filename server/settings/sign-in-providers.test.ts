import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';

const provider = { id: 'company', label: 'The company', issuer: 'https://id.company.example', clientId: 'office', clientSecret: 'secret' };
const read = (...providers: unknown[]) => readSettings({ OIDC_PROVIDERS: JSON.stringify(providers) }).signInProviders;

test('without the setting there is no provider', () => {
  expect(readSettings({}).signInProviders).toEqual([]);
});

test('a provider needs five fields, and the others have defaults', () => {
  expect(read(provider)).toEqual([
    {
      ...provider,
      label: { en: 'The company', ar: 'The company' },
      scope: 'openid email profile',
      emailVerifiedClaim: 'email_verified',
      secondFactorAmr: ['mfa', 'otp', 'hwk', 'sc'],
      secondFactorAcr: [],
      groupsClaim: 'groups',
      groups: {},
      addresses: {},
    },
  ]);
});

test('groups and addresses have a role, several or none, and addresses are read in small letters', () => {
  const rules = {
    groups: { Admins: 'owner', Staff: [] },
    addresses: { '@Company.example': ['sales', 'hiring'], 'lina@company.example': 'editor' },
  };

  expect(read({ ...provider, ...rules })[0]).toMatchObject({
    groups: { Admins: ['owner'], Staff: [] },
    addresses: { '@company.example': ['sales', 'hiring'], 'lina@company.example': ['editor'] },
  });
});

test.each<[string, unknown, problem: string]>([
  ['no JSON', '{', 'OIDC_PROVIDERS must be a JSON list of providers'],
  ['no list', JSON.stringify(provider), 'OIDC_PROVIDERS must be a JSON list of providers'],
  ['a field that is missing', [{ ...provider, clientId: undefined }], 'OIDC_PROVIDERS is wrong at provider 1, clientId: it must be a text'],
  ['a field that there is not', [{ ...provider, groupClaim: 'groups' }], 'OIDC_PROVIDERS is wrong at provider 1: it'],
  ['a wrong id', [{ ...provider, id: 'The company' }], 'OIDC_PROVIDERS is wrong at provider 1, id: it must have small letters'],
  ['plain http', [{ ...provider, issuer: 'http://id.company.example' }], 'provider 1, issuer: it must begin with https://'],
  ['an issuer that is none', [{ ...provider, issuer: 'company' }], 'provider 1, issuer: it must be a URL'],
  ['the accounts of every company', [{ ...provider, issuer: 'https://login.microsoftonline.com/common/v2.0' }], 'must name one tenant'],
  [
    'a role that there is not',
    [{ ...provider, groups: { admins: 'admin' } }],
    'provider 1, groups, admins: it must be a role (owner, sales',
  ],
  [
    'a rule for no address',
    [{ ...provider, addresses: { company: 'sales' } }],
    'provider 1, addresses, company: it must be e-mail addresses',
  ],
  ['a scope without openid', [{ ...provider, scope: 'email' }], 'provider 1, scope: it must have openid in it'],
  [
    'two with one id',
    [provider, { ...provider, issuer: 'https://id.other.example' }],
    'OIDC_PROVIDERS must not have two providers with one id',
  ],
  ['two with one issuer', [provider, { ...provider, id: 'other' }], 'OIDC_PROVIDERS must not have two providers with one issuer'],
])('%s is an error that says where', (_, value, problem) => {
  expect(() => readSettings({ OIDC_PROVIDERS: typeof value === 'string' ? value : JSON.stringify(value) })).toThrow(problem);
});

test('an error does not repeat what was set, which has secrets', () => {
  expect(() => read({ ...provider, issuer: 'company' })).toThrow(/^(?![\s\S]*secret)/);
});

test('plain http is taken from a provider on this machine', () => {
  for (const issuer of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])
    expect(read({ ...provider, issuer })[0]?.issuer).toBe(issuer);
});

test('the example of .env.example is a list of providers', () => {
  const commented = /^# (OIDC_PROVIDERS='\[[\s\S]*?\]')$/m.exec(readFileSync('.env.example', 'utf8'))?.[1] ?? '';
  const { OIDC_PROVIDERS } = parseEnv(commented.replaceAll(/^# /gm, ''));

  expect(readSettings({ OIDC_PROVIDERS }).signInProviders.length).toBe(1);
});
