import { appendFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { limits } from '#contract/limits';

import { engines } from '../testing/engines.ts';
import { application, boundary, multipart, multipartType, noFile, type Part, pdf } from '../testing/forms.ts';
import { addCareer, startApi, type TestApi } from '../testing/test-api.ts';
import { tooLong } from '../testing/texts.ts';

/** Polling on a busy machine takes longer. */
const slowPoll = { timeout: 10_000 };

const path = '/api/applicants';
const send = (api: TestApi, parts: Part[], headers: Record<string, string> = {}, url = path) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': multipartType, ...api.trusted(), ...headers },
    payload: multipart(parts),
  });

async function expectNothingStored(api: TestApi) {
  expect(await api.store.applicants.list()).toEqual([]);
  expect(await api.store.outbox.list()).toEqual([]);
  expect(await api.resumes()).toEqual([]);
}

describe.each(engines)('applications on $name', (engine) => {
  test.each(['/api/applicants', '/applicants'])('an application sent to %s is stored with its résumé and its two mails', async (url) => {
    const api = await startApi(engine);
    const careerId = await addCareer(api.store);
    const resume = pdf(200_000);

    const response = await send(api, application(careerId, { resume, elapsedMs: '9000' }), {}, url);

    expect(response.statusCode).toBe(201);
    const { reference, receivedAt } = response.json();
    const [stored] = await api.store.applicants.list();
    expect(stored).toEqual({
      _id: expect.any(String),
      reference,
      receivedAt,
      suspicious: false,
      locale: 'en',
      careerId,
      jobTitle: 'Network Engineer',
      fullName: 'Salma Nour',
      email: 'salma@visitor.example',
      resumeKey: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/),
      resumeName: 'Salma Nour.pdf',
      resumeSize: resume.length,
    });
    const file = await api.files.open('resumes', stored?.resumeKey ?? '');
    expect(Buffer.concat(await Array.fromAsync(file?.stream ?? [])).equals(resume)).toBe(true);
    expect(await api.resumes()).toHaveLength(1);
    expect(await api.store.outbox.list()).toHaveLength(2);
  });

  test('while the disk is full an application is refused and leaves nothing; the next one is stored', async () => {
    const api = await startApi(engine);
    const careerId = await addCareer(api.store);
    const { begin } = api.files;
    api.files.begin = async (...place) => ({ ...(await begin(...place)), write: () => appendFile('/dev/full', 'a chunk') });

    const refused = await send(api, application(careerId));

    expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
      503,
      { message: messages['http.unavailable'] },
      expect.any(String),
    ]);
    await expectNothingStored(api);
    api.files.begin = begin;
    expect((await send(api, application(careerId))).statusCode).toBe(201);
  });

  test('the mail to staff names the command that saves the résumé and does not contain it', async () => {
    const api = await startApi(engine);
    const response = await send(api, application(await addCareer(api.store)));

    const staff = (await api.store.outbox.list()).find((mail) => mail.kind === 'staff');

    const { reference } = response.json();
    expect(staff?.body).toContain(`npm run inbox -- applicants resume ${reference} --out ${reference}.pdf`);
    expect(staff?.body).toContain('Network Engineer');
    expect(staff?.body).not.toContain('%PDF');
  });

  test.each([
    ['a missing name', { fullName: undefined }, { fullName: messages['application.fullNameRequired'] }],
    ['a name of spaces', { fullName: '   ' }, { fullName: messages['application.fullNameRequired'] }],
    ['a missing address', { email: undefined }, { email: messages['application.emailRequired'] }],
    ['a wrong address', { email: 'salma' }, { email: messages['field.invalidEmail'] }],
    ['a missing résumé', { resume: undefined }, { resume: messages['application.resumeRequired'] }],
    ['an empty résumé', { resume: '' }, { resume: messages['application.resumeRequired'] }],
    [
      'a picture with the name of a PDF',
      { resume: Buffer.from('\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 'latin1') },
      { resume: messages['application.notPdf'] },
    ],
    [
      'a PDF whose first line is a web page',
      { resume: Buffer.concat([Buffer.from('<html><script>1</script>\n'), pdf()]) },
      { resume: messages['application.notPdf'] },
    ],
    ['a résumé that is a program', { resume: Buffer.from('MZ\u0000\u0001') }, { resume: messages['application.notPdf'] }],
    [
      'a résumé that is a web page',
      { resume: '<!doctype html><script>alert(1)</script>%PDF-1.4 %%EOF' },
      { resume: messages['application.notPdf'] },
    ],
    ['a PDF that was cut off', { resume: pdf(9_000).subarray(0, 5_000) }, { resume: messages['application.notPdf'] }],
    ['a name without a career', { careerId: undefined }, { careerId: messages['field.required'] }],
    ['an unknown field', { salary: '1' }, { salary: messages['field.unknown'] }],
    ['an over-long name', { fullName: 'x'.repeat(121) }, { fullName: tooLong(120) }],
    ['a fill time that is no number', { elapsedMs: 'soon' }, { elapsedMs: messages['field.invalid'] }],
  ])('%s is refused with the field named, and leaves no file and no row', async (_case, changes, errors) => {
    const api = await startApi(engine);
    const careerId = await addCareer(api.store);

    const response = await send(api, application(careerId, changes));

    expect([response.statusCode, response.json()]).toEqual([422, { message: Object.values(errors)[0], errors }]);
    await expectNothingStored(api);
  });

  test('all errors are reported at once, in the order of the form', async () => {
    const api = await startApi(engine);

    const response = await send(api, application('any', { fullName: '', email: 'x', resume: undefined }));

    expect(response.json()).toEqual({
      message: messages['application.fullNameRequired'],
      errors: {
        fullName: messages['application.fullNameRequired'],
        email: messages['field.invalidEmail'],
        resume: messages['application.resumeRequired'],
      },
    });
  });

  test.each([
    ['a byte-order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), pdf()])],
    ['white space', Buffer.concat([Buffer.from(' \r\n\t'), pdf()])],
  ])('a PDF that begins with %s is accepted', async (_case, resume) => {
    const api = await startApi(engine);

    expect((await send(api, application(await addCareer(api.store), { resume }))).statusCode).toBe(201);
  });

  test('a PDF of exactly 5 MiB is accepted', async () => {
    const api = await startApi(engine);

    expect((await send(api, application(await addCareer(api.store), { resume: pdf(limits.resume) }))).statusCode).toBe(201);
  });

  test.each([
    ['one byte over 5 MiB', limits.resume + 1],
    ['over the limit of the whole form', limits.application + 1],
  ])('a PDF of %s is refused with the message of the form', async (_case, size) => {
    const api = await startApi(engine);

    const response = await send(api, application(await addCareer(api.store), { resume: pdf(size) }));

    expect([response.statusCode, response.json()]).toEqual([
      413,
      { message: messages['application.tooLarge'], errors: { resume: messages['application.tooLarge'] } },
    ]);
    await expectNothingStored(api);
  });

  test.each([
    ['that does not exist', async () => 'no-such-career', 404],
    ['that is a draft', (api: TestApi) => addCareer(api.store, { publishedAt: null }), 404],
    ['that has closed', (api: TestApi) => addCareer(api.store, { closingDate: '2020-01-01' }), 409],
  ])('an application for a position %s is refused and its résumé is not kept', async (_case, careerOf, status) => {
    const api = await startApi(engine);

    const response = await send(api, application(await careerOf(api)));

    expect([response.statusCode, response.json()]).toEqual([status, { message: 'This position is no longer open' }]);
    await expectNothingStored(api);
  });

  test('the same application with the same key is stored once, its résumé too', async () => {
    const api = await startApi(engine);
    const parts = application(await addCareer(api.store));

    const responses = await Promise.all(Array.from({ length: 5 }, () => send(api, parts, { 'idempotency-key': 'one' })));
    const later = await send(api, parts, { 'idempotency-key': 'one' });

    expect(new Set([...responses, later].map((response) => `${response.statusCode} ${response.body}`)).size).toBe(1);
    expect(later.statusCode).toBe(201);
    expect(await api.store.applicants.list()).toHaveLength(1);
    expect(await api.resumes()).toHaveLength(1);
  });

  test('the same key with another résumé is refused', async () => {
    const api = await startApi(engine);
    const careerId = await addCareer(api.store);
    await send(api, application(careerId), { 'idempotency-key': 'one' });

    const response = await send(api, application(careerId, { resume: pdf(2_000) }), { 'idempotency-key': 'one' });

    expect([response.statusCode, response.json()]).toEqual([422, { message: messages['http.keyReused'] }]);
    expect(await api.resumes()).toHaveLength(1);
  });

  test('a résumé whose application cannot be stored does not stay', async () => {
    const api = await startApi(engine);
    const parts = application(await addCareer(api.store));
    const { transaction } = api.store;
    api.store.transaction = () => Promise.reject(new Error('disk on fire'));

    const response = await send(api, parts);

    expect([response.statusCode, response.json()]).toEqual([500, { message: 'Something went wrong' }]);
    api.store.transaction = transaction;
    await expectNothingStored(api);
  });

  test("a visitor's file name is only display text", async () => {
    const api = await startApi(engine);
    const careerId = await addCareer(api.store);
    const [resume] = application(careerId).slice(-1);
    const parts = [...application(careerId, { resume: undefined }), { ...(resume as Part), fileName: '../../etc/cv\u202Efdp.<b>.pdf' }];

    expect((await send(api, parts)).statusCode).toBe(201);

    expect((await api.store.applicants.list())[0]?.resumeName).toBe('cvfdp.b.pdf');
    expect(await api.resumes()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.pdf$/)]);
  });

  test.each([
    ['no boundary', { 'content-type': 'multipart/form-data' }, multipart([])],
    ['no body', { 'content-type': multipartType }, Buffer.alloc(0)],
    ['an end that never comes', { 'content-type': multipartType }, multipart(application('any'), { closed: false })],
    ['a part twice', { 'content-type': multipartType }, multipart([...application('any'), { name: 'email', content: 'x@y.example' }])],
    ['two résumés', { 'content-type': multipartType }, multipart([...application('any'), ...application('any').slice(-1)])],
    ['a part named like a prototype', { 'content-type': multipartType }, multipart([{ name: '__proto__', content: 'x' }])],
  ])('a form with %s is refused and leaves no file', async (_case, headers, payload) => {
    const api = await startApi(engine);

    const response = await api.app.inject({ method: 'POST', url: path, headers: { ...api.trusted(), ...headers }, payload });

    expect([response.statusCode, response.json()]).toEqual([
      payload.length === 0 ? 422 : 400,
      payload.length === 0 ? expect.anything() : { message: messages['http.malformed'] },
    ]);
    await expectNothingStored(api);
  });

  test('a file under another name is refused as an unknown field', async () => {
    const api = await startApi(engine);
    const careerId = await addCareer(api.store);

    const response = await send(api, [...application(careerId), { name: 'photo', content: 'x', fileName: 'me.png', type: 'image/png' }]);

    expect([response.statusCode, response.json().errors]).toEqual([422, { photo: messages['field.unknown'] }]);
    await expectNothingStored(api);
  });

  test('a form in which no file was chosen, as a browser sends it without JavaScript, asks for the résumé and leaves no file', async () => {
    const api = await startApi(engine);
    const careerId = await addCareer(api.store);

    const response = await send(api, [...application(careerId, { resume: undefined }), noFile]);

    expect([response.statusCode, response.json().errors]).toEqual([422, { resume: messages['application.resumeRequired'] }]);
    await expectNothingStored(api);
  });

  test('a résumé sent as text is refused', async () => {
    const api = await startApi(engine);
    const parts = [...application(await addCareer(api.store), { resume: undefined }), { name: 'resume', content: pdf() }];

    const response = await send(api, parts);

    expect([response.statusCode, response.json().errors]).toEqual([422, { resume: messages['application.notPdf'] }]);
  });

  test('an application as JSON is refused', async () => {
    const api = await startApi(engine);

    const response = await api.post(path, {});

    expect([response.statusCode, response.json()]).toEqual([415, { message: messages['http.unsupportedType'] }]);
  });

  test('an upload that the sender cuts off leaves no file and no row', async () => {
    const api = await startApi(engine);
    const careerId = await addCareer(api.store);
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const body = multipart(application(careerId, { resume: pdf(2_000_000) }));

    const socket = connect(port, '127.0.0.1');
    const headers = { host: 'company.example', 'content-type': multipartType, 'content-length': String(body.length), ...api.trusted() };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`);
    socket.write(body.subarray(0, 1_000_000));
    await expect.poll(() => api.resumes(), slowPoll).toHaveLength(1);
    socket.destroy();

    await expect.poll(() => api.resumes(), slowPoll).toEqual([]);
    expect(await api.store.applicants.list()).toEqual([]);
  });

  test('a sender that never stops gets a response once it has exceeded the size limit of the form', async () => {
    const api = await startApi(engine);
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;

    const socket = connect(port, '127.0.0.1');
    const response = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))));
    const headers = { host: 'company.example', 'content-type': multipartType, 'transfer-encoding': 'chunked', ...api.trusted() };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`);
    const chunk = (content: Buffer) =>
      socket.write(Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')]));
    chunk(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.4\n`));
    for (let sent = 0; sent < 7; sent += 1) chunk(Buffer.alloc(1024 * 1024, '%'));

    expect(await response).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    await expect.poll(() => api.resumes(), slowPoll).toEqual([]);
  });
});
