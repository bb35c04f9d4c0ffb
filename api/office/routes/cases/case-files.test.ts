import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { messages } from '#content/en/messages';
import type { AttachedFile } from '#contract/office/mails/attachments';
import { type OfficeCall, officeUrl } from '#contract/office/paths';
import { type AttachContext, attachToAnswer } from '../../../cases/attach-to-answer.ts';
import { quoteCases } from '../../../cases/quotes/quote-cases.ts';
import { smtpTransport } from '../../../mail/transports.ts';
import { deliverBatch } from '../../../outbox/deliver.ts';
import { sweepAttachments } from '../../../services/sweep-attachments.ts';
import { inTransaction } from '../../../store/work.ts';
import { apply } from '../../../testing/applications.ts';
import { engines } from '../../../testing/engines.ts';
import { failureNotice } from '../../../testing/failure-notice.ts';
import { pdf } from '../../../testing/forms.ts';
import { signIn, type TestColleague } from '../../../testing/office-colleague.ts';
import { answer, open, receive } from '../../../testing/quotes.ts';
import { startSmtp, testSender } from '../../../testing/smtp.ts';
import { addOpenJob, startApi, type TestApi } from '../../../testing/test-api.ts';
import { eventKindsOf } from '../../testing/office-client.ts';

const silent = { info() {}, warn() {}, error() {} };
const soon = () => new Date(Date.now() + 20_000);
const binary = { 'content-type': 'application/octet-stream' };

const attach = (colleague: TestColleague, id: string, name: string, content: Buffer, call: OfficeCall = 'quoteDraftFiles') =>
  colleague.send('POST', `${officeUrl(call, { id })}?${new URLSearchParams({ name })}`, content, binary);

/** Attaches a file that is accepted; returns it. */
async function attached(colleague: TestColleague, id: string, name: string, content: Buffer): Promise<AttachedFile> {
  const response = await attach(colleague, id, name, content);
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return response.json().at(-1);
}

const keysOf = async ({ files }: TestApi) => (await Array.fromAsync(files.list('attachments'))).map(({ key }) => key);
const fileOf = (colleague: TestColleague, id: string, file: string) => colleague.get(officeUrl('quoteFile', { id, file }));
const answerOf = async (colleague: TestColleague, id: string) => {
  const sent = (await open(colleague, id)).timeline.findLast((entry) => entry.kind === 'answer');
  return sent?.kind === 'answer' ? sent : expect.fail('no answer');
};

describe.each(engines)('files of answers on $name', (engine) => {
  test('files are kept with the draft, whatever their names are made of, and seen by their writer alone', async () => {
    const api = await startApi(engine);
    const [sales, other] = [await signIn(api, 'sales'), await signIn(api, 'sales', 'Other')];
    const id = await receive(api);

    const { id: file } = await attached(sales, id, '..\\..\\C:\\Angebot\u202Efdp: "für" A/عرض السعر.pdf', pdf());
    await attached(sales, id, 'plan.txt', Buffer.from('a'));

    expect((await open(sales, id)).draftFiles.map(({ name }) => name)).toEqual(['عرض السعر.pdf', 'plan.txt']);
    expect((await open(other, id)).draftFiles).toEqual([]);
    expect([(await fileOf(sales, id, file)).statusCode, (await fileOf(other, id, file)).statusCode]).toEqual([200, 404]);
    expect((await eventKindsOf(api)).filter((kind) => kind === 'quote.file')).toEqual([]);
    const draft = await sales.send('DELETE', officeUrl('quoteDraft', { id }));
    expect([draft.statusCode, await keysOf(api), (await open(sales, id)).draftFiles]).toEqual([204, [], []]);
  });

  test('what is no file to send is refused with the reason, and leaves nothing', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const reasons = async (name: string, content: Buffer) => {
      const response = await attach(sales, id, name, content);
      return [response.statusCode, response.json().message];
    };

    expect(await reasons('setup.exe', Buffer.from('MZ'))).toEqual([422, messages['office.fileUnsafe']]);
    expect(await reasons('offer.pdf', Buffer.from('<p>'))).toEqual([422, messages['office.fileContent']]);
    expect(await reasons('offer.html', Buffer.from('<p>'))).toEqual([422, messages['office.fileType']]);
    await attached(sales, id, 'large.pdf', pdf(6_000_000));
    expect(await reasons('more.pdf', pdf(5_000_000))).toEqual([413, messages['office.filesTooLarge']]);
    expect((await attach(sales, id, 'huge.pdf', pdf(11_000_000))).statusCode).toBe(413);
    expect((await attach(sales, 'none', 'offer.pdf', pdf())).statusCode).toBe(404);
    expect(await keysOf(api)).toHaveLength(1);
  });

  test('a file that is taken off comes back; after a day, nothing of it is left', async () => {
    const api = await startApi(engine);
    const [sales, other] = [await signIn(api, 'sales'), await signIn(api, 'sales', 'Other')];
    const id = await receive(api);
    const { id: file } = await attached(sales, id, 'offer.pdf', pdf());
    const path = officeUrl('quoteDraftFile', { id, file });

    expect((await other.send('DELETE', path)).statusCode).toBe(404);
    expect((await sales.send('DELETE', path)).json()).toEqual([]);
    expect((await fileOf(sales, id, file)).statusCode).toBe(404);
    expect((await sales.send('PUT', path)).json()).toMatchObject([{ id: file }]);
    await sales.send('DELETE', path);
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
    expect(await sweepAttachments({ ...api, now: days(0.9), before: days(1) })).toBe(0);
    expect(await sweepAttachments({ ...api, now: days(1.1), before: days(1) })).toBe(1);
    expect(await keysOf(api)).toEqual([]);
  });

  test('an answer goes with its files, the same in every attempt, and each opening of one is written down', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const files = [await attached(sales, id, 'عرض السعر.pdf', pdf(200_000)), await attached(sales, id, 'Grüße.txt', Buffer.from('a\nb'))];
    const kept = await attached(sales, id, 'other.txt', Buffer.from('not with this one'));
    const sent = await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, files: files.map((file) => file.id) });
    let isFirst = true;
    const smtp = await startSmtp({
      afterData(hangUp) {
        if (!isFirst || !smtp.received.at(-1)?.raw.includes('Your two tills')) return;
        isFirst = false;
        hangUp();
      },
    });
    const delivery = { ...failureNotice, store: api.store, files: api.files, transport: smtpTransport(smtp.url, testSender), log: silent };

    await deliverBatch(delivery, soon());
    await deliverBatch(delivery, new Date(Date.now() + 120_000));

    expect(sent.statusCode).toBe(201);
    const mails = smtp.received.filter(({ raw }) => raw.includes('Subject: Your two tills')).map(({ raw }) => raw);
    expect([mails.length, new Set(mails).size]).toEqual([2, 1]);
    const { attachments } = await PostalMime.parse(mails[0] ?? '');
    expect(attachments.map(({ filename, mimeType, disposition }) => [filename, mimeType, disposition])).toEqual([
      ['عرض السعر.pdf', 'application/pdf', 'attachment'],
      ['Grüße.txt', 'text/plain', 'attachment'],
    ]);
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(pdf(200_000))).toBe(true);
    expect(await answerOf(sales, id)).toMatchObject({ files, deliveryStatus: { state: 'sent' } });
    expect((await open(sales, id)).draftFiles).toEqual([kept]);

    const opened = await fileOf(sales, id, files[0]?.id ?? '');
    expect(opened.rawPayload.equals(pdf(200_000))).toBe(true);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('عرض السعر.pdf')}`,
    });
    const event = (await api.store.events.list({ limit: 1 }))[0];
    expect(event).toMatchObject({ kind: 'quote.file', after: 'عرض السعر.pdf', actor: { id: sales.id } });
  });

  test('of an answer that is taken back the files are attached to the draft again', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const file = await attached(sales, id, 'offer.pdf', pdf());
    await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, files: [file.id] });
    const { mailId } = await answerOf(sales, id);

    await sales.send('POST', officeUrl('mailTakeBack', { id: mailId }));

    expect(await open(sales, id)).toMatchObject({ draftFiles: [file], draft: { text: answer.text } });
    expect((await answerOf(sales, id)).files).toEqual([]);
  });

  test('an answer does not go with a file that is not attached any more, or is somebody else’s', async () => {
    const api = await startApi(engine);
    const [sales, other] = [await signIn(api, 'sales'), await signIn(api, 'sales', 'Other')];
    const [id, elsewhere] = [await receive(api), await receive(api)];
    const [own, theirs, of] = [
      await attached(sales, id, 'a.pdf', pdf()),
      await attached(other, id, 'b.pdf', pdf()),
      await attached(sales, elsewhere, 'c.pdf', pdf()),
    ];
    await sales.send('DELETE', officeUrl('quoteDraftFile', { id, file: own.id }));

    for (const file of [own, theirs, of]) {
      const refused = await sales.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, files: [file.id] });
      expect([refused.statusCode, refused.json().key]).toEqual([422, 'office.attachmentGone']);
    }
    expect((await open(sales, id)).timeline.filter(({ kind }) => kind === 'answer')).toEqual([]);
  });

  test('a part of the Office attaches what it has made', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const context: AttachContext = { files: api.files, transact: (run) => inTransaction(api.store, { actor: sales }, run) };

    const made = await attachToAnswer(context, quoteCases, id, { name: 'Offer.pdf', content: pdf() });
    const unfit = await attachToAnswer(context, quoteCases, id, { name: 'Offer.pdf', content: Buffer.from('x') });

    expect([made, unfit]).toEqual([expect.objectContaining({ id: expect.any(String) }), { problem: 'content' }]);
    expect((await open(sales, id)).draftFiles).toMatchObject([{ name: 'Offer.pdf', size: pdf().length }]);
  });

  test('a picture is shown written anew and small; what is none is only downloaded', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toBuffer();
    const [picture, broken, text] = [
      await attached(sales, id, 'photo.jpg', photo),
      await attached(sales, id, 'broken.jpg', photo.subarray(0, 200)),
      await attached(sales, id, 'a.txt', Buffer.from('a')),
    ];
    const preview = (file: AttachedFile, size = 'small') =>
      sales.get(`${officeUrl('quoteFilePreview', { id, file: file.id })}?size=${size}`);

    const small = await preview(picture);
    expect(small.headers['content-type']).toBe('image/webp');
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 360, height: 240 });
    expect((await sharp(small.rawPayload).metadata()).exif).toBeUndefined();
    expect(await sharp((await preview(picture, 'large')).rawPayload).metadata()).toMatchObject({ width: 900 });
    expect([(await preview(broken)).statusCode, (await preview(text)).statusCode]).toEqual([404, 404]);
  });

  test('erasing somebody deletes their files, and those of merged quotes stay with whom they are of', async () => {
    const api = await startApi(engine);
    const owner = await signIn(api, 'owner');
    const [one, other] = [await receive(api), await receive(api)];
    const send = async (id: string) => {
      const file = await attached(owner, id, 'offer.pdf', pdf());
      const { version } = await open(owner, id);
      await owner.send('POST', officeUrl('quoteAnswers', { id }), { ...answer, version, files: [file.id] });
    };
    await send(one);
    await send(other);
    await attached(owner, one, 'draft.pdf', pdf());
    await owner.send('POST', officeUrl('quoteMerge', { id: one }), { targetId: other });
    expect((await open(owner, other)).timeline.flatMap((entry) => (entry.kind === 'answer' ? entry.files : []))).toHaveLength(2);

    const email = 'amal@visitor.example';
    const exported = (await owner.send('POST', officeUrl('privacyExport'), { email })).json();
    const erased = await owner.send('POST', officeUrl('privacyErase'), { email, confirmation: email });

    expect(exported.files.map(({ name }: { name: string }) => name).toSorted()).toEqual(['draft.pdf', 'offer.pdf', 'offer.pdf']);
    expect(JSON.stringify(exported.files)).not.toContain('"key"');
    expect(erased.json()).toMatchObject({ files: 3 });
    expect([await keysOf(api), await api.store.caseFiles.keys()]).toEqual([[], new Set()]);
  });

  test('files of applications are those of whoever decides on them, and go with the application', async () => {
    const api = await startApi(engine);
    const [hiring, sales] = [await signIn(api, 'hiring'), await signIn(api, 'sales')];
    const { id, reference } = await apply(api, await addOpenJob(api.store));
    const file = (await attach(hiring, id, 'contract.pdf', pdf(), 'applicationDraftFiles')).json()[0];

    expect((await attach(sales, id, 'contract.pdf', pdf(), 'applicationDraftFiles')).statusCode).toBe(403);
    expect((await sales.get(officeUrl('applicationFile', { id, file: file.id }))).statusCode).toBe(403);
    expect((await sales.get(officeUrl('quoteFile', { id, file: file.id }))).statusCode).toBe(404);
    const mail = { subject: 'Your contract', text: 'Attached.', assignToMe: true, version: 1, files: [file.id] };
    expect((await hiring.send('POST', officeUrl('applicationMails', { id }), mail)).statusCode).toBe(201);
    const stored = (await api.store.outbox.about(reference)).find(({ kind }) => kind === 'answer');
    expect(await api.store.caseFiles.ofMail(stored?._id ?? '')).toMatchObject([{ name: 'contract.pdf' }]);
    const erasure = await hiring.send('POST', officeUrl('applicationErasure', { id }), { confirmation: 'Nour' });
    expect([erasure.statusCode, await keysOf(api)]).toEqual([204, []]);
  });
});
