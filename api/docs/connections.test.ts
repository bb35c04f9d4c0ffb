import { expect, test } from 'vitest';
import { type SentEvent, testEvent, webhookEvents } from '#contract/office/connections/webhook-events';
import { webhookData } from '#contract/office/connections/webhook-payloads';
import { officePaths } from '#contract/office/paths';
import { anyEngine } from '../testing/engines.ts';
import { startApi } from '../testing/test-api.ts';
import { exampleOf } from './webhooks.ts';

const sent: readonly SentEvent[] = [...webhookEvents, testEvent];

test('the document for other systems has what tokens open, with its scope, and nothing else of the Office', async () => {
  const { app } = await startApi(anyEngine);

  const document = (await app.inject('/api/openapi-connections.json')).json();

  expect(document.openapi).toBe('3.1.0');
  expect(new Set(Object.keys(document.paths))).toEqual(
    new Set([officePaths.figures, officePaths.clientFile, officePaths.officeFile, officePaths.jobFile]),
  );
  const figures = document.paths[officePaths.figures].get;
  expect([figures.description, figures.security]).toEqual([expect.stringContaining('Scope: `figures.read`'), [{ accessToken: [] }]]);
  expect(Object.keys(figures.responses)).toEqual(expect.arrayContaining(['200', '401', '403', '429']));
  const { requestBody, parameters } = document.paths[officePaths.jobFile].post;
  expect(requestBody.content['application/octet-stream'].schema).toMatchObject({ type: 'string', format: 'binary' });
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['dryRun', 'Idempotency-Key']));
  expect(document.components.securitySchemes.accessToken).toMatchObject({ type: 'http', scheme: 'bearer' });
});

test('every event is described with its fields, its headers and an example that fits', async () => {
  const { app } = await startApi(anyEngine);

  const { webhooks } = (await app.inject('/api/openapi-connections.json')).json();

  expect(Object.keys(webhooks)).toEqual(sent);
  for (const event of sent) {
    expect(() => webhookData[event].strict().parse(exampleOf(event).data)).not.toThrow();
    const { post } = webhooks[event];
    expect(post.requestBody.content['application/json'].example).toEqual(exampleOf(event));
    expect(post.parameters.map(({ name }: { name: string }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
  }
});

test('the readable page shows both, and each page leads to the other', async () => {
  const { app } = await startApi(anyEngine);

  const { body } = await app.inject('/api/docs/connections');

  for (const text of ['quote.created', officePaths.figures, 'webhook-signature', 'Authorization', 'href="/api/docs"'])
    expect(body).toContain(text);
  expect(body).toContain('&quot;reference&quot;: &quot;ACDEFGHJ&quot;');
  expect((await app.inject('/api/docs')).body).toContain('href="/api/docs/connections"');
});
