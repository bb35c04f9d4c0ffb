import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { apiPaths } from '#contract/api-paths';
import { statusPaths } from '#contract/application-status';
import { requiredFields } from '#contract/forms/form-definition';
import { quoteForm } from '#contract/forms/quote';
import { jobAlertPaths } from '#contract/job-alerts/job-alerts';
import { offerPaths } from '#contract/offers/public-offer';
import { anyEngine } from '../testing/engines.ts';
import { startApi } from '../testing/test-api.ts';

const calls = [
  ...Object.values(apiPaths),
  statusPaths.status('{token}'),
  statusPaths.withdrawal('{token}'),
  ...Object.values(offerPaths).map((path) => path('{token}')),
  jobAlertPaths.alerts,
  jobAlertPaths.confirmation('{token}'),
  jobAlertPaths.leaving('{token}'),
  '/groups',
  '/clients/home-logos',
  '/applicants',
  '/uploads/{key}',
];

test('the OpenAPI document has every operation with its fields and responses', async () => {
  const { app } = await startApi(anyEngine);

  const document = (await app.inject('/api/openapi.json')).json();

  expect(document.openapi).toBe('3.1.0');
  expect(new Set(Object.keys(document.paths))).toEqual(new Set(calls));
  const quote = document.paths[apiPaths.quotes].post;
  expect(Object.keys(quote.responses)).toEqual(['201', '400', '403', '413', '415', '422', '429', '500', '503']);
  const fields = quote.requestBody.content['application/json'].schema;
  expect(fields.properties.fullName).toMatchObject({ type: 'string', minLength: 1, maxLength: 120 });
  expect(fields.required).toEqual(requiredFields(quoteForm));
  expect(fields.additionalProperties).toBe(false);
  const application = document.paths[apiPaths.applicants].post.requestBody.content['multipart/form-data'].schema;
  expect(application.properties.resume).toMatchObject({ type: 'string', format: 'binary' });
});

test('the readable page shows every operation with its limits and responses', async () => {
  const { app } = await startApi(anyEngine);

  const { body } = await app.inject('/api/docs');

  for (const path of calls) expect(body).toContain(path);
  expect(body).toContain('<td>fullName</td><td>text, 1 to 120 characters</td>');
  expect(body).toContain('<td>rate</td><td>whole number, 1 to 5</td>');
  expect(body).toContain('Idempotency-Key');
  expect(body).toContain('<td>429</td>');
});

test('the readable page runs no script, and its policy allows its own style alone', async () => {
  const { app } = await startApi(anyEngine);

  const { body, headers } = await app.inject('/api/docs');

  const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(body).not.toMatch(/<script|\sstyle=|\son\w+=/i);
});
