import { describe, expect, test } from 'vitest';
import { brand } from '#brand';
import { officeUrl } from '#contract/office/paths';
import type { QuoteDetail } from '#contract/office/quotes';
import { engines } from '../testing/engines.ts';
import { quote } from '../testing/forms.ts';
import { type MailboxMessage, startImap } from '../testing/imap.ts';
import { signIn } from '../testing/office-colleague.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';
import { imapMailbox } from './mailbox.ts';
import { startMailboxJob } from './mailbox-job.ts';

const polling = { timeout: 10_000 };

let number = 0;
function mail(changes: { from?: string; subject?: string; headers?: string[]; type?: string; text?: string } = {}): MailboxMessage {
  const { from = 'stranger@other.example', subject = 'Hello', headers = [], type = 'text/plain', text = 'We take two.' } = changes;
  const messageId = `reply-${++number}@visitor.example`;
  const head = [
    `Message-ID: <${messageId}>`,
    `From: Amal <${from}>`,
    `Subject: ${subject}`,
    `Content-Type: ${type}; charset=utf-8`,
    ...headers,
  ];
  return { messageId, source: `${head.join('\r\n')}\r\n\r\n${text}\r\n` };
}

function readOnce(api: TestApi, url: string) {
  const logged: string[] = [];
  const log = {
    info: (_: object, message: string) => void logged.push(message),
    error: (_: object, message: string) => void logged.push(message),
  };
  const job = startMailboxJob({ mailbox: imapMailbox(url), store: api.store, log, intervalMs: 3_600_000 });
  return { job, logged };
}

async function receive(api: TestApi, email: string) {
  const { reference } = (await api.post('/api/quotes', quote({ email }))).json();
  return { reference, id: (await api.store.officeQuotes.findByReference(reference))?.id ?? '' };
}

describe.each(engines)('the mailbox on $name', (engine) => {
  test('a reply stands on the timeline of what it answers: by its references, its subject, or its sender, and once', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const [one, two, three] = [await receive(api, 'a@b.example'), await receive(api, 'c@d.example'), await receive(api, 'e@f.example')];
    const confirmation = (await api.store.outbox.about(one.reference)).find(({ kind }) => kind === 'confirmation');
    const attached = mail({ from: 'E@f.example', type: 'text/html', text: '<p>With <b>a plan</b></p>' });
    attached.structure =
      '(("TEXT" "HTML" NIL NIL NIL "7BIT" 30 1 NIL NIL NIL NIL)("APPLICATION" "PDF" ("NAME" "plan.pdf") NIL NIL "BASE64" 4000 NIL ("ATTACHMENT" ("FILENAME" "plan.pdf")) NIL NIL) "MIXED" NIL NIL NIL NIL)';
    const imap = await startImap([
      mail({ headers: [`In-Reply-To: <${confirmation?.messageId}>`] }),
      mail({ subject: `Re: your request (${two.reference})` }),
      attached,
      mail({ text: 'Who is this?' }),
      mail({ from: 'a@b.example', headers: ['Auto-Submitted: auto-replied'], text: 'I am away' }),
      mail({ from: brand.email.label, subject: two.reference }),
    ]);

    for (let run = 0; run < 2; run++) {
      const { job } = readOnce(api, imap.url);
      await expect.poll(() => job.isReadable(), polling).toBe(true);
      await job.stop();
    }

    const repliesTo = async (id: string) => {
      const detail: QuoteDetail = (await sales.get(officeUrl('quote', { id }))).json();
      return { turn: detail.turn, replies: detail.timeline.filter(({ kind }) => kind === 'reply') };
    };
    expect(await repliesTo(one.id)).toMatchObject({ turn: 'first-answer', replies: [{ text: 'We take two.', byHand: false }] });
    expect(await repliesTo(two.id)).toMatchObject({ turn: 'first-answer', replies: [{ subject: `Re: your request (${two.reference})` }] });
    expect(await repliesTo(three.id)).toMatchObject({
      replies: [{ text: 'With a plan', attachments: [{ name: 'plan.pdf', size: 3000 }] }],
    });
    expect(imap.opened.every((command) => command === 'EXAMINE')).toBe(true);
  });

  test('a mail made to be unreadable does not keep others from being read, and is not read again', async () => {
    const api = await startApi(engine);
    const sales = await signIn(api, 'sales');
    const one = await receive(api, 'a@b.example');
    const confirmation = (await api.store.outbox.about(one.reference)).find(({ kind }) => kind === 'confirmation');
    const ids = Array.from({ length: 33_000 }, (_, index) => `<${index}@b>`);
    const imap = await startImap([
      mail({ text: 'Many', headers: [`References: ${ids.join(' ')}`, `In-Reply-To: <${confirmation?.messageId}>`] }),
      mail({ text: 'NUL', headers: [`In-Reply-To: <\0a@b.example> <${confirmation?.messageId}>`] }),
      mail({ headers: [...Array<string>(40_000).fill('X-Filler: x')] }),
      mail({ from: 'a@b.example', text: 'Last' }),
    ]);

    const runs = [];
    for (let run = 0; run < 2; run++) {
      const { job, logged } = readOnce(api, imap.url);
      await expect.poll(() => job.isReadable(), polling).toBe(true);
      await job.stop();
      runs.push(logged);
    }

    const detail: QuoteDetail = (await sales.get(officeUrl('quote', { id: one.id }))).json();
    expect(detail.timeline.flatMap((entry) => (entry.kind === 'reply' ? [entry.text] : []))).toEqual(
      expect.arrayContaining(['Many', 'NUL', 'Last']),
    );
    expect(runs).toEqual([
      [
        'a mail of the mailbox cannot be read; it is passed over',
        'the mailbox of IMAP_URL is read',
        'replies were attached to their requests',
      ],
      ['the mailbox of IMAP_URL is read'],
    ]);
  });

  test('a mailbox that does not let us in is logged without its words, and read when it does', async () => {
    const api = await startApi(engine);
    const imap = await startImap([]);

    const { job, logged } = readOnce(api, imap.wrongUrl);

    await expect.poll(() => job.isReadable(), polling).toBe(false);
    expect(logged).toEqual(['the mailbox of IMAP_URL cannot be read; it will be tried again']);
    await job.stop();
  });
});
