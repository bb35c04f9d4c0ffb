import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#api/testing/temporary';
import { brand } from '#brand';
import { namesLikeSettings } from './settings/names.ts';
import { environment, isDemoOnThisMachine, readSettings, settingNames } from './settings.ts';

test('every setting has a default', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', origin: brand.origin, rateLimits: true });
  expect(settings.dataDir).toMatch(/^\/.*\/data$/);
});

test('all invalid settings are reported at once', () => {
  const wrong = { PORT: 'many', ORIGIN: 'company', SMTP_URL: 'http://mail.example', STAFF_EMAIL: 'staff', METRICS_TOKEN: 'short' };
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(new RegExp(`^ {2}${name} must`, 'm'));
});

test('a URL with a path is not an origin', () => {
  expect(() => readSettings({ ORIGIN: 'https://company.example/site' })).toThrow('ORIGIN must be scheme and host and nothing more');
});

test.each(['ORIGIN', 'API_ORIGIN'])('%s is https in production, except on this machine', (name) => {
  const settings = (value: string, NODE_ENV = 'production') => readSettings({ NODE_ENV, [name]: value });
  for (const value of ['http://company.example', 'http://192.168.1.5:3000', 'http://localhost.company.example'])
    expect(() => settings(value)).toThrow(`  ${name} must begin with https:// in production`);
  for (const value of ['https://company.example', 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(() => settings(value)).not.toThrow();
  expect(() => settings('http://company.example', 'development')).not.toThrow();
});

test('the trailing slash of an origin is ignored', () => {
  expect(readSettings({ ORIGIN: 'https://company.example/' }).origin).toBe('https://company.example');
});

test('DATABASE_URL must be a PostgreSQL URL', () => {
  const url = 'postgres://site:secret@database.example:5432/site';
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
  for (const wrong of ['database.example', 'mysql://database.example/site'])
    expect(() => readSettings({ DATABASE_URL: wrong })).toThrow('DATABASE_URL must be a URL such as postgres://');
});

test('DATABASE_URL may name several hosts, one of which takes writes', () => {
  const url = 'postgres://site:secret@db1:5432,db2:5432/site?target_session_attrs=read-write';
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(() => readSettings({ DATABASE_URL: url.replace('read-write', 'standby') })).toThrow(
    'DATABASE_URL must have no target_session_attrs but read-write or primary',
  );
});

test('the S3 settings are set together or not at all', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.eu-central-1.example',
    S3_BUCKET: 'site-files',
    S3_ACCESS_KEY_ID: 'AKIA',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readSettings({}).s3).toBeUndefined();
  expect(readSettings({ ...s3, S3_REGION: 'eu-central-1' }).s3).toEqual({
    endpoint: 'https://s3.eu-central-1.example',
    bucket: 'site-files',
    region: 'eu-central-1',
    accessKeyId: 'AKIA',
    secretAccessKey: 'secret',
  });
  for (const name of Object.keys(s3)) expect(() => readSettings({ ...s3, [name]: '' })).toThrow(`${name} must be set too`);
  expect(() => readSettings({ ...s3, S3_BUCKET: 'a/b' })).toThrow('S3_BUCKET must be the name of a bucket');
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
});

test('demo data is off in production unless it is turned on', () => {
  const demo = (env: Record<string, string>) => readSettings(env).demo;
  expect([demo({}), demo({ NODE_ENV: 'production' }), demo({ NODE_ENV: 'production', DEMO: 'on' }), demo({ DEMO: 'off' })]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test.each([
  ['nothing is set', {}, true],
  ['the origin is this machine', { ORIGIN: 'http://localhost:3000' }, true],
  ['it listens on another loopback address', { HOST: '::1' }, true],
  ['the origin is public', { ORIGIN: 'https://company.example' }, false],
  ['the origin is in the local network', { ORIGIN: 'http://192.168.1.5:3000' }, false],
  ['the origin only begins like this machine', { ORIGIN: 'https://localhost.company.example' }, false],
  ['a proxy on this machine is trusted', { TRUST_PROXY: 'loopback' }, false],
  ['it listens on every address', { HOST: '0.0.0.0' }, false],
  ['it is in production', { NODE_ENV: 'production', DEMO: 'on' }, false],
  ['there is no demo', { DEMO: 'off' }, false],
])('when %s, a demo with its owner: %s', (_case, env, isDemo) => {
  expect(isDemoOnThisMachine(readSettings(env))).toBe(isDemo);
});

test('rate limits can only be turned off on loopback', () => {
  const off = { RATE_LIMITS: 'off', HOST: '127.0.0.1', ORIGIN: 'http://localhost:3000' };
  expect(readSettings(off).rateLimits).toBe(false);
  for (const reachable of [{ ORIGIN: 'https://company.example' }, { HOST: '0.0.0.0' }])
    expect(() => readSettings({ ...off, ...reachable })).toThrow('RATE_LIMITS may only be off while');
});

test('notifications of each form go to the e-mail addresses of its own setting, or else to those of STAFF_EMAIL', () => {
  const all = [brand.email.label];
  expect(readSettings({}).staffEmails).toEqual({ quote: all, review: all, application: all });
  expect(
    readSettings({ STAFF_EMAIL: 'office@company.example, sales@company.example', STAFF_EMAIL_APPLICATIONS: 'jobs@company.example' }),
  ).toMatchObject({
    staffEmails: {
      quote: ['office@company.example', 'sales@company.example'],
      review: ['office@company.example', 'sales@company.example'],
      application: ['jobs@company.example'],
    },
  });
  expect(readSettings({ STAFF_EMAIL: 'office@company.example,office@company.example' }).staffEmails.quote).toHaveLength(1);
  for (const name of ['STAFF_EMAIL', 'STAFF_EMAIL_QUOTES', 'STAFF_EMAIL_REVIEWS', 'STAFF_EMAIL_APPLICATIONS'])
    for (const wrong of ['staff', 'office@company.example,', 'office@company.example; sales@company.example'])
      expect(() => readSettings({ [name]: wrong })).toThrow(`${name} must be an e-mail address, or several`);
});

test('MAIL_FROM is one e-mail address, with or without a name', () => {
  const from = (value: string) => readSettings({ MAIL_FROM: value }).mailFrom;
  expect(readSettings({}).mailFrom).toEqual({ name: brand.name, address: brand.email.label });
  expect(from('website@company.example')).toEqual({ name: '', address: 'website@company.example' });
  expect(from('"Company, Ltd." <website@company.example>')).toEqual({ name: 'Company, Ltd.', address: 'website@company.example' });
  expect(from('شركة <website@company.example>')).toEqual({ name: 'شركة', address: 'website@company.example' });
  for (const wrong of ['Company', 'Company <website>', 'a@company.example, b@company.example', 'Company <>'])
    expect(() => from(wrong)).toThrow('MAIL_FROM must be an e-mail address, with or without a name');
});

test('TRUST_PROXY is a list', () => {
  expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, loopback,::1' }).trustProxy).toEqual(['10.0.0.0/8', 'loopback', '::1']);
  expect(readSettings({ TRUST_PROXY: '10.0.0.1/32,fd00::/64' }).trustProxy).toEqual(['10.0.0.1/32', 'fd00::/64']);
  for (const wrong of ['proxy.example', '10.0.0.1,', 'on', '10.0.0.0/x', '10.0.0.0/64', '10.0.0.0/0', '10.0.0.0/8/8', 'fd00::/129'])
    expect(() => readSettings({ TRUST_PROXY: wrong })).toThrow('TRUST_PROXY must');
});

test.each([
  ['STAF_EMAIL', 'STAFF_EMAIL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['SMTPURL', 'SMTP_URL'],
  ['S3_BUKET', 'S3_BUCKET'],
  ['port', 'PORT'],
])('%s is reported as a misspelt %s, beside invalid values', (name, meant) => {
  const wrong = { [name]: 'x', LOG_LEVEL: 'loud' };
  expect(() => readSettings(wrong)).toThrow(`  ${name} is not a setting; did you mean ${meant}?\n  LOG_LEVEL must`);
});

test('variables of other programs are not taken for misspelt settings', () => {
  const others = ['HOME', 'PATH', 'HOSTNAME', 'TERM', 'TEMP', 'MAIL', 'NODE_OPTIONS', 'http_proxy', 'HTTP_URL', 'AWS_REGION', 'SITE_PORT'];
  expect(() => readSettings(Object.fromEntries(others.map((name) => [name, 'x'])))).not.toThrow();
  expect(() => readSettings({ LOGLEVEL: 'verbose', LOG_LEVEL: 'info' })).not.toThrow();
});

test('variables that begin like a group of settings are suspect, those of a Kubernetes service are not', () => {
  const env = { S3_PATH_STYLE: 'on', SMTP_HOST: 'mail', SMTP_URL: '', SMTP_SERVICE_HOST: '10.0.0.1', SMTP_PORT_25_TCP: 'x', HOME: '/' };
  expect(namesLikeSettings(env, settingNames)).toEqual(['S3_PATH_STYLE', 'SMTP_HOST']);
});

test('the file .env has no other names than those of settings', async () => {
  const file = join(await temporaryFolder(), '.env');
  await writeFile(file, 'DEMO=off\nSTAF_EMAIL=staff@company.example\n');
  expect(environment(file)).toMatchObject({ DEMO: 'off' });
  expect(() => readSettings(environment(file))).toThrow('STAF_EMAIL is not a setting; did you mean STAFF_EMAIL?');

  await writeFile(file, 'MAIL_SERVER=mail.example\nSTAF_EMAIL=staff\nDATABASE_WAIT_SECONDS=soon\n');
  expect(() => environment(file)).toThrow(
    `The configuration is wrong:\n  MAIL_SERVER in ${file} is not a setting\n  STAF_EMAIL is not a setting; did you mean STAFF_EMAIL?\n  DATABASE_WAIT_SECONDS must be a number`,
  );
  expect(environment(join(await temporaryFolder(), '.env'))).toEqual(process.env);
});

test('.env.example has every setting', () => {
  const example = parseEnv(readFileSync(fileURLToPath(new URL('../.env.example', import.meta.url)), 'utf8'));
  expect(new Set(Object.keys(example))).toEqual(new Set(settingNames.filter((name) => name !== 'NODE_ENV')));
});

test('this machine may receive webhooks only while nobody else reaches the server', () => {
  expect(readSettings({ WEBHOOKS_LOOPBACK: 'on', ORIGIN: 'http://localhost:3000' }).webhooks).toEqual({
    allowsLoopback: true,
    overlapHours: 24,
    offAfterDays: 5,
  });
  for (const exposed of [
    { NODE_ENV: 'production' },
    { HOST: '0.0.0.0' },
    { ORIGIN: 'https://company.example' },
    { TRUST_PROXY: 'loopback' },
  ])
    expect(() => readSettings({ WEBHOOKS_LOOPBACK: 'on', ...exposed })).toThrow('WEBHOOKS_LOOPBACK may only be on while');
  expect(() => readSettings({ WEBHOOKS_OFF_AFTER_DAYS: '1' })).toThrow('WEBHOOKS_OFF_AFTER_DAYS must be 2 or more');
});
