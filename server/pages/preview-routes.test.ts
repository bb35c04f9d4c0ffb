import { expect, test } from 'vitest';
import { signIn, type TestColleague } from '#api/testing/office-colleague';
import { addOpenJob } from '#api/testing/test-api';
import { emptyJob } from '#contract/office/job-check';
import type { JobDetail } from '#contract/office/jobs';
import { officeUrl } from '#contract/office/paths';
import { jobPreviewUrl } from '#contract/urls';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const colleague = ({ app, backend }: TestServer, role: Parameters<typeof signIn>[1]) => signIn({ app, store: backend.store }, role);
const open = ({ app }: TestServer, id: string) => app.inject({ url: jobPreviewUrl(id, 'en'), headers: { accept: 'text/html' } });

async function writeDraft(hiring: TestColleague, id: string, jobTitle: string): Promise<void> {
  const { version, content }: JobDetail = (await hiring.get(officeUrl('job', { id }))).json();
  const draft = { ...content, en: { ...content.en, jobTitle } };
  const saved = await hiring.send('PUT', officeUrl('jobDraft', { id }), draft, { 'if-match': `"${version}"` });
  expect(saved.statusCode).toBe(200);
}

test('whoever may publish jobs sees the draft on the site, in a frame of the Office, and no copy of it is kept', async () => {
  const server = await startTestServer();
  const hiring = await colleague(server, 'hiring');
  const id = await addOpenJob(server.backend.store);

  await writeDraft(hiring, id, 'Head of networks');
  const first = await hiring.get(jobPreviewUrl(id, 'en'));
  await writeDraft(hiring, id, 'Head of all networks');
  const second = await hiring.get(jobPreviewUrl(id, 'en'));

  expect([first.body, second.body]).toEqual(['<h1>Head of networks</h1>', '<h1>Head of all networks</h1>']);
  expect(first.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'self'",
  });
});

test('to nobody else there is such a page, and it is framed by nothing', async () => {
  const server = await startTestServer();
  const hiring = await colleague(server, 'hiring');
  const id = await addOpenJob(server.backend.store);
  await writeDraft(hiring, id, 'A secret');
  // An earlier request has left nothing in a cache for others.
  await hiring.get(jobPreviewUrl(id, 'en'));

  const responses = [
    await open(server, id),
    await (await colleague(server, 'editor')).get(jobPreviewUrl(id, 'en')),
    await hiring.get(jobPreviewUrl('nothing', 'en')),
    await hiring.get('/careers/preview'),
  ];

  for (const { statusCode, body, headers } of responses) {
    expect([statusCode, headers['x-frame-options']]).toEqual([404, 'DENY']);
    expect(body).not.toContain('A secret');
  }
});

test('a preview in Arabic shows what is written in Arabic, and the other language where nothing is', async () => {
  const server = await startTestServer();
  const hiring = await colleague(server, 'hiring');
  const english = { ...emptyJob, en: { ...emptyJob.en, jobTitle: 'Bookkeeper' } };
  const add = async (content: object): Promise<JobDetail> => (await hiring.send('POST', officeUrl('jobs'), content)).json();
  const [alone, both] = [await add(english), await add({ ...english, ar: { ...emptyJob.ar, jobTitle: 'محاسب' } })];

  const shown = async (id: string) => (await hiring.get(jobPreviewUrl(id, 'ar'))).body;

  expect([await shown(alone.id), await shown(both.id)]).toEqual(['<h1>Bookkeeper</h1>', '<h1>محاسب</h1>']);
});
