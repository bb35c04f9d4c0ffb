import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from '#content/en/messages';
import { limits } from '#contract/limits';
import { applicationForm } from '../testing/forms.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const job = {
  jobTitle: 'Network Engineer',
  location: 'Lisbon, Portugal',
  closingDate: '2999-12-31',
  publishedAt: '2026-01-01T00:00:00.000Z',
  summary: 'Plans and builds networks.',
  responsibilities: [],
  qualifications: [],
};

async function serverWithJob(env: Record<string, string> = {}) {
  const server = await startTestServer(env);
  const [careerId = ''] = await server.backend.store.transaction(({ careers }) => careers.add([job]));
  return { ...server, careerId };
}

const storedFiles = ({ settings }: TestServer) => readdir(join(settings.dataDir, 'files', 'resumes'));
const outcomeIn = (html: string) => JSON.parse(/<\/h1>(.*)/.exec(html)?.[1] ?? 'null');

test('an application sent without JavaScript is stored with its résumé, and the page shows its reference', async () => {
  const { app, backend, careerId, ...server } = await serverWithJob();
  const response = await app.inject(await applicationForm(careerId));
  const [stored] = await backend.store.applicants.list();
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(stored).toMatchObject({ careerId, fullName: 'Salma Nour', resumeName: 'Salma Nour.pdf', suspicious: false });
  expect(outcomeIn(response.body)).toMatchObject({ form: 'application', result: { ok: true, receipt: { reference: stored?.reference } } });
  expect(await storedFiles({ app, backend, ...server })).toEqual([stored?.resumeKey]);
});

test('its errors have the same messages, its input is kept, and no file stays', async () => {
  const server = await serverWithJob();
  const response = await server.app.inject(await applicationForm(server.careerId, { fullName: ' ', email: 'nobody' }, new Blob([])));
  expect(response.statusCode).toBe(422);
  expect(outcomeIn(response.body)).toMatchObject({
    values: { careerId: server.careerId, email: 'nobody' },
    result: {
      ok: false,
      errors: {
        fullName: messages['application.fullNameRequired'],
        email: messages['field.invalidEmail'],
        resume: messages['application.resumeRequired'],
      },
    },
  });
  expect(await server.backend.store.applicants.list()).toEqual([]);
  expect(await storedFiles(server)).toEqual([]);
});

test('the same application framed differently by the browser is stored once', async () => {
  const server = await serverWithJob();
  const responses = [];
  for (let sent = 0; sent < 3; sent += 1) responses.push(await server.app.inject(await applicationForm(server.careerId)));
  expect(new Set(responses.map(({ body }) => outcomeIn(body).result.receipt.reference)).size).toBe(1);
  await server.app.inject(await applicationForm(server.careerId, {}, new Blob(['%PDF-1.4 another\n%%EOF'])));
  expect(await server.backend.store.applicants.list()).toHaveLength(2);
  expect(await storedFiles(server)).toHaveLength(2);
});

test('an application from another site, or from nowhere, is refused and leaves nothing', async () => {
  const server = await serverWithJob();
  const { headers, ...form } = await applicationForm(server.careerId);
  const { 'sec-fetch-site': _, ...others } = headers;
  for (const sender of [{ 'sec-fetch-site': 'cross-site' }, {}, { origin: 'https://elsewhere.example' }]) {
    const response = await server.app.inject({ ...form, headers: { ...others, ...sender } });
    expect([response.statusCode, outcomeIn(response.body).result.message]).toEqual([403, messages['http.forbiddenOrigin']]);
  }
  expect(await storedFiles(server)).toEqual([]);
});

test('a résumé that is too large, a form that is too large and one that is no form are refused on the same page', async () => {
  const server = await serverWithJob();
  const file = (size: number) => new Blob(['%PDF-1.4\n', Buffer.alloc(size, '%'), '%%EOF']);
  const resume = await server.app.inject(await applicationForm(server.careerId, {}, file(limits.resume)));
  expect([resume.statusCode, outcomeIn(resume.body).result.errors]).toEqual([413, { resume: messages['application.tooLarge'] }]);
  const form = await server.app.inject(await applicationForm(server.careerId, {}, file(limits.application)));
  expect([form.statusCode, outcomeIn(form.body).result.message]).toEqual([413, messages['http.bodyTooLarge']]);
  const broken = await server.app.inject({ ...(await applicationForm(server.careerId)), payload: 'no form' });
  expect([broken.statusCode, outcomeIn(broken.body).result.message]).toEqual([400, messages['http.malformed']]);
  expect(await storedFiles(server)).toEqual([]);
});

test('beyond the limit of concurrent applications others are refused, and are accepted afterwards', async () => {
  const server = await serverWithJob({ TRUST_PROXY: 'loopback' });
  const port = await listen(server);
  const slow: Socket[] = [];
  for (let opened = 0; opened < 8; opened += 1) slow.push(await beginApplication(port, `192.0.2.${opened}`));

  const refused = await server.app.inject(await applicationForm(server.careerId));
  expect([refused.statusCode, outcomeIn(refused.body).result.message]).toEqual([503, messages['http.unavailable']]);

  for (const socket of slow) socket.destroy();
  await expect.poll(async () => (await server.app.inject(await applicationForm(server.careerId))).statusCode).toBe(200);
});

test("one IP can't use the whole limit", async () => {
  const server = await serverWithJob({ TRUST_PROXY: 'loopback' });
  const port = await listen(server);
  for (let opened = 0; opened < 3; opened += 1) await beginApplication(port, '192.0.2.1');
  const sendFrom = async (ip: string) => {
    const form = await applicationForm(server.careerId);
    return (await server.app.inject({ ...form, headers: { ...form.headers, 'x-forwarded-for': ip } })).statusCode;
  };

  expect([await sendFrom('192.0.2.1'), await sendFrom('192.0.2.2')]).toEqual([503, 200]);
});

async function listen({ app }: TestServer): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Sends the head of an application and waits until the server has taken it on. */
async function beginApplication(port: number, ip: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const lines = [
    'POST /careers HTTP/1.1',
    'host: localhost',
    `x-forwarded-for: ${ip}`,
    'content-type: multipart/form-data; boundary=b',
    'content-length: 1000',
    'expect: 100-continue',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}
