import { expect, test } from 'vitest';
import { startS3 } from '#api/testing/s3-server';
import { addOpenJob } from '#api/testing/test-api';
import { messages } from '#content/en/messages';
import { apiPaths } from '#contract/api-paths';
import { applicationForm } from '../testing/forms.ts';
import { startTestServer } from '../testing/test-server.ts';

async function startWithBucket(env: Record<string, string> = {}) {
  const s3 = await startS3();
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.options;
  const variables = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  return { s3, ...(await startTestServer({ ...variables, ...env })) };
}

test('a résumé is stored in the bucket, and refused while the bucket is unavailable', async () => {
  const { app, backend, s3 } = await startWithBucket();
  const careerId = await addOpenJob(backend.store);
  const apply = async () => {
    const token = backend.issueToken();
    const { payload, headers } = await applicationForm(careerId);
    return app.inject({
      method: 'POST',
      url: apiPaths.applicants,
      payload,
      headers: { ...headers, cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
    });
  };

  expect((await apply()).statusCode).toBe(201);
  expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready', checks: { files: true } });
  const [stored] = await backend.store.applicants.list();
  expect([...s3.objects.keys()].filter((name) => name.startsWith('resumes/'))).toEqual([`resumes/${stored?.resumeKey}`]);

  s3.fail(true);
  const refused = await apply();
  expect([refused.statusCode, refused.json()]).toEqual([503, { message: messages['http.unavailable'] }]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await backend.store.applicants.list()).toHaveLength(1);
  // For a second the last result is repeated.
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/readyz')).json().checks).toMatchObject({ database: true, files: false });
});

test('public pictures are served from the bucket', async () => {
  const { app, backend } = await startWithBucket({ DEMO: 'on' });
  const [first] = await backend.store.clients.listLogos();

  const response = await app.inject(first?.logo ?? '');

  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(response.body).toContain('<svg');
});
