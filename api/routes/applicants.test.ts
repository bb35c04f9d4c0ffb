import { appendFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import { applicationForm } from '#contract/forms/application';
import { limits } from '#contract/limits';
import { sampleValues } from '#contract/testing/sample-values';
import { noSource } from '#contract/visits/source';
import { expectNoApplication, sendApplication } from '../testing/applications.ts';
import { engines } from '../testing/engines.ts';
import { application, pdf } from '../testing/forms.ts';
import { addOpenJob, startApi, type TestApi } from '../testing/test-api.ts';
import { tooLong } from '../testing/texts.ts';

describe.each(engines)('applications on $name', (engine) => {
  test.each(['/api/applicants', '/applicants'])('an application sent to %s is stored with its résumé and its two mails', async (url) => {
    const api = await startApi(engine);
    const careerId = await addOpenJob(api.store);
    const resume = pdf(200_000);

    const response = await sendApplication(api, application(careerId, { resume, elapsedMs: '9000' }), {}, url);

    expect(response.statusCode).toBe(201);
    const { reference, receivedAt } = response.json();
    const [stored] = await api.store.applicants.list();
    expect(stored).toEqual({
      _id: expect.any(String),
      reference,
      receivedAt,
      suspicious: false,
      locale: 'en',
      ...noSource,
      ...sampleValues(applicationForm, { careerId }),
      jobTitle: 'Network Engineer',
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
    const careerId = await addOpenJob(api.store);
    const { begin } = api.files;
    api.files.begin = async (...place) => ({ ...(await begin(...place)), write: () => appendFile('/dev/full', 'a chunk') });

    const refused = await sendApplication(api, application(careerId));

    expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([
      503,
      { message: messages['http.unavailable'] },
      expect.any(String),
    ]);
    await expectNoApplication(api);
    api.files.begin = begin;
    expect((await sendApplication(api, application(careerId))).statusCode).toBe(201);
  });

  test('the mail to staff links to the application in the Office and does not contain the résumé', async () => {
    const api = await startApi(engine);
    const response = await sendApplication(api, application(await addOpenJob(api.store)));

    const staff = (await api.store.outbox.list()).find((mail) => mail.kind === 'staff');

    const found = await api.store.officeApplications.findByReference(response.json().reference);
    expect(staff?.body).toContain(`/office/applications/${found?.id}`);
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
    const careerId = await addOpenJob(api.store);

    const response = await sendApplication(api, application(careerId, changes));

    expect([response.statusCode, response.json()]).toEqual([422, { message: Object.values(errors)[0], errors }]);
    await expectNoApplication(api);
  });

  test('all errors are reported at once, in the order of the form', async () => {
    const api = await startApi(engine);

    const response = await sendApplication(api, application('any', { fullName: '', email: 'x', resume: undefined }));

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

    expect((await sendApplication(api, application(await addOpenJob(api.store), { resume }))).statusCode).toBe(201);
  });

  test('a PDF of exactly 5 MiB is accepted', async () => {
    const api = await startApi(engine);

    expect((await sendApplication(api, application(await addOpenJob(api.store), { resume: pdf(limits.resume) }))).statusCode).toBe(201);
  });

  test.each([
    ['one byte over 5 MiB', limits.resume + 1],
    ['over the limit of the whole form', limits.application + 1],
  ])('a PDF of %s is refused with the message of the form', async (_case, size) => {
    const api = await startApi(engine);

    const response = await sendApplication(api, application(await addOpenJob(api.store), { resume: pdf(size) }));

    expect([response.statusCode, response.json()]).toEqual([
      413,
      { message: messages['application.tooLarge'], errors: { resume: messages['application.tooLarge'] } },
    ]);
    await expectNoApplication(api);
  });

  test.each([
    ['that does not exist', async () => 'no-such-career', 404],
    ['that is a draft', (api: TestApi) => addOpenJob(api.store, { publishedAt: null }), 404],
    ['that has closed', (api: TestApi) => addOpenJob(api.store, { closingDate: '2020-01-01' }), 409],
  ])('an application for a position %s is refused and its résumé is not kept', async (_case, jobOf, status) => {
    const api = await startApi(engine);

    const response = await sendApplication(api, application(await jobOf(api)));

    expect([response.statusCode, response.json()]).toEqual([status, { message: 'This position is no longer open' }]);
    await expectNoApplication(api);
  });

  test('the same application with the same key is stored once, its résumé too', async () => {
    const api = await startApi(engine);
    const parts = application(await addOpenJob(api.store));

    const responses = await Promise.all(Array.from({ length: 5 }, () => sendApplication(api, parts, { 'idempotency-key': 'one' })));
    const later = await sendApplication(api, parts, { 'idempotency-key': 'one' });

    expect(new Set([...responses, later].map((response) => `${response.statusCode} ${response.body}`)).size).toBe(1);
    expect(later.statusCode).toBe(201);
    expect(await api.store.applicants.list()).toHaveLength(1);
    expect(await api.resumes()).toHaveLength(1);
  });

  test('the same key with another résumé is refused', async () => {
    const api = await startApi(engine);
    const careerId = await addOpenJob(api.store);
    await sendApplication(api, application(careerId), { 'idempotency-key': 'one' });

    const response = await sendApplication(api, application(careerId, { resume: pdf(2_000) }), { 'idempotency-key': 'one' });

    expect([response.statusCode, response.json()]).toEqual([422, { message: messages['http.keyReused'] }]);
    expect(await api.resumes()).toHaveLength(1);
  });

  test('a résumé whose application cannot be stored does not stay', async () => {
    const api = await startApi(engine);
    const parts = application(await addOpenJob(api.store));
    const { transaction } = api.store;
    api.store.transaction = () => Promise.reject(new Error('disk on fire'));

    const response = await sendApplication(api, parts);

    expect([response.statusCode, response.json()]).toEqual([500, { message: 'Something went wrong' }]);
    api.store.transaction = transaction;
    await expectNoApplication(api);
  });
});
