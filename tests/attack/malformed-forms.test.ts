import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { application, pdf, quote, review } from '#api/testing/forms';
import { addOpenJob } from '#api/testing/test-api';
import { startTestServer } from '#server/testing/test-server';
import { formTypes, hostileForm } from './hostile-form.ts';
import { hostileUpload } from './hostile-multipart.ts';
import { runs, timeout } from './runs.ts';

const fromOurPage = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };
const refusals = [400, 404, 413, 415, 422];
const asText = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

test.each([
  ['/contact', asText(quote()), 'quotes'],
  ['/', asText(review()), 'reviews'],
] as const)(
  'a malformed form sent to %s without JavaScript is refused and stores nothing, or is valid and stored once; it is never a server error',
  async (url, valid, list) => {
    const { app, backend } = await startTestServer();
    let refused = 0;

    await fc.assert(
      fc.asyncProperty(hostileForm(valid), formTypes, async (payload, type) => {
        const before = (await backend.store[list].list()).length;
        const { statusCode: status } = await app.inject({
          method: 'POST',
          url,
          headers: { ...fromOurPage, 'content-type': type },
          payload,
        });
        const added = (await backend.store[list].list()).length - before;
        expect([200, ...refusals]).toContain(status);
        // A repeated form gets its receipt again and is not stored twice.
        expect(added).toBeLessThanOrEqual(status === 200 ? 1 : 0);
        if (status !== 200) refused += 1;
      }),
      runs,
    );

    expect(refused).toBeGreaterThanOrEqual(50);
  },
  timeout,
);

test(
  'a malformed application sent without JavaScript is refused and leaves neither a row nor a file, or is valid; it is never a server error',
  async () => {
    const { app, backend, settings } = await startTestServer();
    const valid = application(await addOpenJob(backend.store), { resume: pdf(2_000) });
    const files = () => readdir(join(settings.dataDir, 'files', 'resumes'));
    let refused = 0;

    await fc.assert(
      fc.asyncProperty(hostileUpload(valid), async ({ type, body }) => {
        const before = await backend.store.applicants.list();
        const headers = { ...fromOurPage, 'content-type': type };
        const { statusCode: status } = await app.inject({ method: 'POST', url: '/careers', headers, payload: body });
        const after = await backend.store.applicants.list();
        expect([200, ...refusals]).toContain(status);
        if (status !== 200) refused += 1;
        expect(after.length === before.length || status === 200).toBe(true);
        expect(new Set(await files())).toEqual(new Set(after.map(({ resumeKey }) => resumeKey)));
      }),
      runs,
    );

    expect(refused).toBeGreaterThanOrEqual(100);
  },
  timeout,
);
