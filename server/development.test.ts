import { expect, test } from 'vitest';
import { developmentEnvironment } from './development.ts';
import { readSettings } from './settings.ts';

test('the development server has data and mails of its own, whatever the settings of the live site are', () => {
  const live = {
    DATA_DIR: '/var/lib/site',
    DATABASE_URL: 'postgres://site@database.example/site',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'site-files',
    S3_REGION: 'eu',
    S3_ACCESS_KEY_ID: 'AKIA',
    S3_SECRET_ACCESS_KEY: 'secret',
    API_ORIGIN: 'https://api.company.example',
    SMTP_URL: 'smtps://mail.example:465',
    IMAP_URL: 'imaps://mail.example:993',
    ORIGIN: 'https://company.example',
  };

  const settings = readSettings(developmentEnvironment(live));

  expect(settings).toMatchObject({
    databaseUrl: undefined,
    s3: undefined,
    smtpUrl: undefined,
    imapUrl: undefined,
    apiOrigin: undefined,
    origin: 'https://company.example',
  });
  expect(settings.dataDir).toMatch(/\/data\/dev$/);
});
