import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { receivedFileLimits } from '#contract/office/mails/attachments';
import { officeUrl } from '#contract/office/paths';
import { engines } from '../testing/engines.ts';
import { pdf } from '../testing/forms.ts';
import { type MailboxMessage, startImap } from '../testing/imap.ts';
import { signIn, type TestColleague } from '../testing/office-colleague.ts';
import { open, receive } from '../testing/quotes.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';
import { zipOf } from '../testing/zip.ts';
import { imapMailbox } from './mailbox.ts';
import { startMailboxJob } from './mailbox-job.ts';

interface FileOfMail {
  name?: string;
  type?: string;
  content: Buffer;
  /** Whether it stands within the text. */
  isInline?: boolean;
}

const headersOf = ({ name, isInline }: FileOfMail) =>
  `Content-Disposition: ${isInline ? 'inline' : 'attachment'}${name === undefined ? '' : `; filename="${name}"`}`;

/** A mail with files, as programs send them. */
function mailWith(files: readonly FileOfMail[], { from = 'amal@visitor.example', headers = [] as string[] } = {}): MailboxMessage {
  const parts = files.map((file) =>
    [
      `Content-Type: ${file.type ?? 'application/octet-stream'}`,
      headersOf(file),
      'Content-Transfer-Encoding: base64',
      '',
      file.content.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
    ].join('\r\n'),
  );
  const head = [`Message-ID: <${Math.random()}@visitor.example>`, `From: Amal <${from}>`, 'Subject: Hello', ...headers];
  const text = 'Content-Type: text/plain\r\n\r\nHere they are.';
  const body = [text, ...parts].map((part) => `--m\r\n${part}\r\n`).join('');
  return { source: `${head.join('\r\n')}\r\nContent-Type: multipart/mixed; boundary="m"\r\n\r\n${body}--m--\r\n` };
}

async function readMails(api: TestApi, mails: MailboxMessage[]): Promise<void> {
  const job = startMailboxJob({
    ...{ mailbox: imapMailbox((await startImap(mails)).url), store: api.store, files: api.files, intervalMs: 3_600_000 },
    ...{ log: { info() {}, error() {} }, configuredAddresses: [], notifyOfFailure: async () => undefined },
  });
  await expect.poll(() => job.isReadable()).toBe(true);
  await job.stop();
}

const keysOf = async ({ files }: TestApi) => (await Array.fromAsync(files.list('attachments'))).map(({ key }) => key);
const attachmentsOf = async (colleague: TestColleague, id: string) =>
  (await open(colleague, id)).timeline.flatMap((entry) => (entry.kind === 'reply' || entry.kind === 'mail' ? entry.attachments : []));

describe.each(engines)('files of mails that come on $name', (engine) => {
  test('the files of a reply are kept, opened and downloaded; what may not be kept has its name alone', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
    await readMails(api, [
      mailWith([
        { name: 'Floor plan.pdf', type: 'application/pdf', content: pdf(50_000) },
        { type: 'image/png', content: photo, isInline: true },
        { name: 'setup.exe', content: Buffer.from('MZ') },
        { name: 'page.html', type: 'text/html', content: Buffer.from('<p>') },
        { name: 'all.zip', type: 'application/zip', content: zipOf('a.exe') },
        { name: 'fake.pdf', type: 'application/pdf', content: Buffer.from('MZ') },
        { name: '../../etc/C:/planfdp.pdf', type: 'application/pdf', content: pdf() },
      ]),
    ]);

    const files = await attachmentsOf(sales, id);
    expect(files.map(({ name, fileId }) => [name, fileId !== undefined])).toEqual([
      ['Floor plan.pdf', true],
      ['image.png', true],
      ['setup.exe', false],
      ['page.html', false],
      ['all.zip', false],
      ['fake.pdf', false],
      ['planfdp.pdf', true],
    ]);
    expect(await keysOf(api)).toHaveLength(3);
    const plan = await sales.get(officeUrl('quoteFile', { id, file: files[0]?.fileId ?? '' }));
    expect(plan.rawPayload.equals(pdf(50_000))).toBe(true);
    const preview = await sales.get(officeUrl('quoteFilePreview', { id, file: files[1]?.fileId ?? '' }));
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40 });
  });

  test('files of mails that belong to nothing, of programs, and of a mail that came already are not kept', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const file = { name: 'plan.pdf', type: 'application/pdf', content: pdf() };
    const twice = mailWith([file]);
    await readMails(api, [
      mailWith([file], { from: 'stranger@other.example' }),
      mailWith([file], { headers: ['Auto-Submitted: auto-replied'] }),
      twice,
      twice,
    ]);

    expect((await attachmentsOf(sales, id)).map(({ fileId }) => fileId !== undefined)).toEqual([false, true]);
    expect(await keysOf(api)).toHaveLength(1);
  });

  test('of a mail whose files cannot all be kept, or that cannot be stored, no file stays', async () => {
    const api = await startApi(engine);
    await receive(api);
    const mail = mailWith(['one', 'two'].map((name) => ({ name: `${name}.pdf`, type: 'application/pdf', content: pdf() })));
    let begun = 0;
    const failing: TestApi['files'] = {
      ...api.files,
      async begin(...file) {
        begun += 1;
        if (begun === 2) throw new Error('disk full');
        return api.files.begin(...file);
      },
    };
    const read = async (changes: Partial<TestApi['store']>, files: TestApi['files']) => {
      const done = Promise.withResolvers<void>();
      const job = startMailboxJob({
        ...{ mailbox: imapMailbox((await startImap([mail])).url), store: { ...api.store, ...changes }, files, intervalMs: 3_600_000 },
        ...{ log: { info() {}, error: () => done.resolve() }, configuredAddresses: [], notifyOfFailure: async () => undefined },
      });
      await done.promise;
      await job.stop();
    };

    await read({}, failing);
    expect([begun, await keysOf(api)]).toEqual([2, []]);
    await read({ transaction: () => Promise.reject(new Error('a rule of the database')) }, api.files);
    expect(await keysOf(api)).toEqual([]);
  });

  test('no mail and no case has more than it may', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const id = await receive(api);
    const small = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ name: `${index}.txt`, type: 'application/x-text', content: Buffer.from(`${index}`) }));
    const { ofMail, ofCase } = receivedFileLimits;
    await api.store.caseFiles.add(
      { about: 'quote', aboutId: id },
      { key: `${'0'.repeat(32)}.bin`, name: 'earlier.pdf', size: ofCase.bytes - 60_000 },
      new Date(),
    );

    await readMails(api, [mailWith([{ name: 'large.pdf', type: 'application/pdf', content: pdf(70_000) }, ...small(ofMail.files + 5)])]);

    const kept = (await attachmentsOf(sales, id)).filter(({ fileId }) => fileId !== undefined);
    expect([kept.length, kept[0]?.name]).toEqual([ofMail.files, '0.txt']);
  });
});
