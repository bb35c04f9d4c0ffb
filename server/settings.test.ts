import { expect, test } from 'vitest';
import { brand } from '#brand';
import { readSettings } from './settings.ts';

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

test('the trailing slash of an origin is ignored', () => {
  expect(readSettings({ ORIGIN: 'https://company.example/' }).origin).toBe('https://company.example');
});

test('DATABASE_URL must be a PostgreSQL URL', () => {
  const url = 'postgres://site:secret@database.example:5432/site';
  expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
  for (const wrong of ['database.example', 'mysql://database.example/site'])
    expect(() => readSettings({ DATABASE_URL: wrong })).toThrow('DATABASE_URL must be a URL such as postgres://');
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

test('rate limits can only be turned off on loopback', () => {
  const off = { RATE_LIMITS: 'off', HOST: '127.0.0.1', ORIGIN: 'http://localhost:3000' };
  expect(readSettings(off).rateLimits).toBe(false);
  for (const reachable of [{ ORIGIN: 'https://company.example' }, { HOST: '0.0.0.0' }])
    expect(() => readSettings({ ...off, ...reachable })).toThrow('RATE_LIMITS may only be off while');
});

test('staff of each form are told at the addresses of their own setting, or else at those of STAFF_EMAIL', () => {
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
  for (const wrong of ['proxy.example', '10.0.0.1,', 'on', '10.0.0.0/x'])
    expect(() => readSettings({ TRUST_PROXY: wrong })).toThrow('TRUST_PROXY must');
});
