import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engines } from '#api/testing/engines';
import { application, pdf } from '#api/testing/forms';
import { addOpenJob, startApi } from '#api/testing/test-api';
import { apiPaths } from '#contract/api-paths';
import { hostileUpload } from './hostile-multipart.ts';
import { runs, timeout } from './runs.ts';

/** The body in chunks, as a network delivers it: a parser must not depend on their boundaries. */
function* chunksOf(body: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size);
}

const chunkSize = fc.constantFrom(13, 64, 1_000, 65_536);

describe.each(engines)('malformed uploads, with $name', (engine) => {
  test.each([apiPaths.applicants, '/applicants'])(
    'a malformed upload to %s is refused and leaves neither a row nor a file, not even a partial one, or is valid and stored with its file',
    async (url) => {
      const api = await startApi(engine);
      const valid = application(await addOpenJob(api.store), { resume: pdf(2_000) });
      let stored = 0;

      await fc.assert(
        fc.asyncProperty(hostileUpload(valid), chunkSize, async ({ type, body }, size) => {
          const headers = { ...api.trusted(), 'content-type': type };
          const { statusCode: status, body: response } = await api.app.inject({
            method: 'POST',
            url,
            headers,
            payload: Readable.from(chunksOf(body, size)),
          });
          if (status === 201) stored += 1;
          expect([201, 400, 404, 413, 415, 422]).toContain(status);
          if (status !== 201) expect(JSON.parse(response).message).not.toMatch(/node_modules|\.ts:|sql|zod|busboy/i);
          // Each application has its file, and each file its application.
          const kept = (await api.store.applicants.list()).map(({ resumeKey }) => resumeKey);
          expect([kept.length, new Set(await api.resumes())]).toEqual([stored, new Set(kept)]);
        }),
        runs,
      );

      expect(runs.numRuns - stored).toBeGreaterThanOrEqual(100);
    },
    timeout,
  );
});
