import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { expectNoApplication, sendApplication } from '../testing/applications.ts';
import { engines } from '../testing/engines.ts';
import { application, boundary, multipart, multipartType, noFile, type Part, pdf } from '../testing/forms.ts';
import { addOpenJob, startApi } from '../testing/test-api.ts';

const path = '/api/applicants';

describe.each(engines)('résumés and other parts of an application on $name', (engine) => {
  test("a visitor's file name is only display text", async () => {
    const api = await startApi(engine);
    const careerId = await addOpenJob(api.store);
    const [resume] = application(careerId).slice(-1);
    const parts = [...application(careerId, { resume: undefined }), { ...(resume as Part), fileName: '../../etc/cv\u202Efdp.<b>.pdf' }];

    expect((await sendApplication(api, parts)).statusCode).toBe(201);

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
    await expectNoApplication(api);
  });

  test('a file under another name is refused as an unknown field', async () => {
    const api = await startApi(engine);
    const careerId = await addOpenJob(api.store);

    const response = await sendApplication(api, [
      ...application(careerId),
      { name: 'photo', content: 'x', fileName: 'me.png', type: 'image/png' },
    ]);

    expect([response.statusCode, response.json().errors]).toEqual([422, { photo: messages['field.unknown'] }]);
    await expectNoApplication(api);
  });

  test('a form in which no file was chosen, as a browser sends it without JavaScript, asks for the résumé and leaves no file', async () => {
    const api = await startApi(engine);
    const careerId = await addOpenJob(api.store);

    const response = await sendApplication(api, [...application(careerId, { resume: undefined }), noFile]);

    expect([response.statusCode, response.json().errors]).toEqual([422, { resume: messages['application.resumeRequired'] }]);
    await expectNoApplication(api);
  });

  test('a résumé sent as text is refused', async () => {
    const api = await startApi(engine);
    const parts = [...application(await addOpenJob(api.store), { resume: undefined }), { name: 'resume', content: pdf() }];

    const response = await sendApplication(api, parts);

    expect([response.statusCode, response.json().errors]).toEqual([422, { resume: messages['application.notPdf'] }]);
  });

  test('an application as JSON is refused', async () => {
    const api = await startApi(engine);

    const response = await api.post(path, {});

    expect([response.statusCode, response.json()]).toEqual([415, { message: messages['http.unsupportedType'] }]);
  });

  test('an upload that the sender cuts off leaves no file and no row', async () => {
    const api = await startApi(engine);
    const careerId = await addOpenJob(api.store);
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = api.app.server.address() as AddressInfo;
    const body = multipart(application(careerId, { resume: pdf(2_000_000) }));

    const socket = connect(port, '127.0.0.1');
    const headers = { host: 'company.example', 'content-type': multipartType, 'content-length': String(body.length), ...api.trusted() };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`);
    socket.write(body.subarray(0, 1_000_000));
    await expect.poll(() => api.resumes()).toHaveLength(1);
    socket.destroy();

    await expect.poll(() => api.resumes()).toEqual([]);
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
    await expect.poll(() => api.resumes()).toEqual([]);
  });
});
