import { expect, test } from 'vitest';
import { keptMailLimits } from '#contract/office/mail';
import { readInThread } from './read-in-thread.ts';
import { readMail } from './read-mail.ts';
import { partsOfSource } from './testing/parts-of-source.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const part = (type: string, content: string | Buffer, ...headers: string[]) =>
  [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...headers,
    '',
    typeof content === 'string' ? base64(content) : content.toString('base64'),
  ].join('\r\n');
const html = (content: string) => part('text/html; charset=utf-8', content);
const plain = (content: string) => part('text/plain; charset=utf-8', content);
const file = (type: string, name: string) => part(`${type}; name="${name}"`, 'x', `Content-Disposition: attachment; filename="${name}"`);
let boundaries = 0;
function multipart(type: string, ...parts: string[]): string {
  const boundary = `b${++boundaries}`;
  return `Content-Type: multipart/${type}; boundary="${boundary}"\r\n\r\n${parts.map((one) => `--${boundary}\r\n${one}\r\n`).join('')}--${boundary}--\r\n`;
}
const mail = (body: string, ...headers: string[]) =>
  ['Message-ID: <1@visitor.example>', 'From: Maya <Maya@Visitor.example>', 'Subject: Hello', ...headers, body].join('\r\n');
const read = (source: string | Buffer) => readMail(partsOfSource(source));
const wordsOf = async (body: string) => (await read(mail(body))).text;

test('the words of HTML alone, in whatever it is wrapped, are its text; what is beside it is listed', async () => {
  const picture = part('image/png; name="logo.png"', 'x', 'Content-Disposition: inline; filename="logo.png"', 'Content-ID: <logo>');
  const words = html('<p>Only HTML</p><img src="cid:logo">');
  const wrapped = [
    words,
    multipart('alternative', words),
    multipart('alternative', plain(' \r\n'), multipart('related', words, picture)),
    multipart('related', words, picture),
    multipart('mixed', words, file('application/pdf', 'plan.pdf')),
    multipart('mixed', multipart('related', words, picture), file('application/pdf', 'plan.pdf')),
    multipart('alternative', plain('Please view this e-mail in your browser.'), words),
  ];
  expect(await Promise.all(wrapped.map(wordsOf))).toEqual(wrapped.map(() => 'Only HTML'));
  const { attachments } = await read(mail(wrapped[5] ?? ''));
  expect(attachments.map(({ name }) => name)).toEqual(['logo.png', 'plan.pdf']);
});

test('a plain text that says something itself is preferred, also one that speaks of HTML at length', async () => {
  const long = `We can not support HTML. ${'Here is why we want a new website. '.repeat(20)}`.trim();
  expect(await wordsOf(multipart('alternative', plain('Thursday suits me'), html('<b>Other</b>')))).toBe('Thursday suits me');
  expect(await wordsOf(multipart('alternative', plain(long), html('<b>Other</b>')))).toBe(long);
});

test('texts before, between and behind pictures are all read, in their order; a picture without a name is listed', async () => {
  const photo = part('image/jpeg', 'x', 'Content-Disposition: inline');
  const { text, attachments } = await read(mail(multipart('mixed', photo, plain('First'), photo, html('<p>Second</p>'), plain('Third'))));
  expect(text).toBe('First\n\nSecond\n\nThird');
  expect(attachments.map(({ name }) => name)).toEqual(['image/jpeg', 'image/jpeg']);
});

test('cells stand apart and rows on lines, lists keep their marks, and the frame of a newsletter is no table', async () => {
  const table =
    '<table><thead><tr><th>Item</th><th>No.</th></tr></thead><tbody><tr><td><p>Cameras</p></td><td>12</td></tr><tr><td>Recorder</td><td>1</td></tr></tbody></table>';
  expect(await wordsOf(html(table))).toBe('Item | No.\nCameras | 12\nRecorder | 1');
  expect(await wordsOf(html('<p>We need:</p><ul><li>two</li><li>three</li></ul><ol><li>one</li></ol>'))).toBe(
    'We need:\n\n- two\n- three\n\n 1. one',
  );
  expect(await wordsOf(html(`<table><tr><td><h1>Hello</h1><p>You</p></td><td>${table}</td></tr></table>`))).toContain(
    'Cameras | 12\nRecorder | 1',
  );
  expect(await wordsOf(html('one<br>two<p class="MsoNormal">three</p><p class="MsoNormal">four</p>'))).toBe('one\ntwo\nthree\nfour');
  expect(await wordsOf(html('Please open <a href="https://evil.example/x">our bank</a>'))).toBe(
    'Please open our bank [https://evil.example/x]',
  );
});

test('what a reader does not see is not there, and what is shown within it is', async () => {
  const hidden = [
    'hidden',
    'style="display:none"',
    'style="color:red; DISPLAY : none !important"',
    'style="visibility: hidden"',
    'style="font-size:0px"',
  ];
  for (const attribute of [
    ...hidden,
    'style="max-height:0;overflow:hidden"',
    'style="opacity:0"',
    'style="mso-hide:all"',
    'class="preheader"',
  ])
    expect(
      await wordsOf(html(`<style>.preheader, .x { display: none }</style><div ${attribute}>secret <b>words</b></div><p>seen</p>`)),
    ).toBe('seen');
  expect(await wordsOf(html('<td style="font-size:0"><div style="font-size:14px">seen</div></td>'))).toBe('seen');
  expect(await wordsOf(html('<style>@media (max-width:600px) { .wide { display:none } }</style><p class="wide">seen</p>'))).toBe('seen');
  expect(await wordsOf(html('<head><title>T</title></head><body>seen<script>x</script></body>'))).toBe('seen');
});

test('Arabic is read whatever charset the mail names, and so are Western texts', async () => {
  const arabic = 'نعم الخميس يناسبنا شكرا';
  const letters = 'ابةتثجحخدذرزسشصض-طظعغـفقك-ل-منهو----ى-ي';
  const codes = [
    0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0, 0xd8, 0xd9, 0xda, 0xdb, 0xdc, 0xdd,
    0xde, 0xdf, 0, 0xe1, 0, 0xe3, 0xe4, 0xe5, 0xe6, 0, 0, 0, 0, 0xec, 0, 0xed,
  ];
  const windows1256 = Buffer.from([...arabic].map((letter) => (letter === ' ' ? 0x20 : (codes[letters.indexOf(letter)] ?? 0))));
  const western = Buffer.from('Caf\xe9 \xe0 la fran\xe7aise, \xdcber uns', 'latin1');
  const raw = (charset: string, bytes: Buffer) =>
    Buffer.concat([Buffer.from(mail(`Content-Type: text/plain${charset}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`)), bytes]);
  for (const charset of [
    '',
    '; charset=us-ascii',
    '; charset=iso-8859-1',
    '; charset=windows-1256',
    '; charset=utf-8',
    '; charset=unknown-8bit',
    '; charset=no-such',
  ]) {
    expect((await read(raw(charset, windows1256))).text).toBe(arabic);
    expect((await read(raw(charset, Buffer.from(arabic)))).text).toBe(arabic);
  }
  for (const charset of ['', '; charset=iso-8859-1', '; charset=us-ascii'])
    expect((await read(raw(charset, western))).text).toBe('Café à la française, Über uns');
  const subject = Buffer.concat([Buffer.from('Subject: '), windows1256, Buffer.from('\r\nFrom: a@b.example\r\n\r\nx')]);
  expect((await read(subject)).subject).toBe(arabic);
});

test('a long mail is kept to 100,000 characters, and says that it was cut; one of 20,013 is whole', async () => {
  const whole = await read(mail(plain(`${'A'.repeat(20_000)}THE-END`)));
  const cut = await read(mail(plain('A'.repeat(keptMailLimits.text + 1))));
  expect([whole.text.endsWith('THE-END'), whole.marks]).toEqual([true, []]);
  expect([cut.text.length, cut.marks]).toEqual([keptMailLimits.text, ['cut']]);
});

test('mails within a mail and calendars are named', async () => {
  const inner =
    'Subject: offer\r\nContent-Type: multipart/mixed; boundary="ccc"\r\n\r\n--ccc\r\nContent-Type: application/pdf; name="inner.pdf"\r\n\r\nx\r\n--ccc--\r\n';
  const forwarded = (name: string) => multipart('mixed', plain('See'), `Content-Type: message/rfc822${name}\r\n\r\n${inner}`);
  const calendar =
    'BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\nATTENDEE;CN=Maya;PARTSTAT=ACCEPTED:mailto:m@visitor.example\r\nSUMMARY:Visit\\, Thursday\r\nEND:VEVENT\r\n';
  expect((await read(mail(forwarded('; name="offer.eml"')))).attachments.map(({ name }) => name)).toEqual(['offer.eml']);
  expect((await read(mail(forwarded('')))).attachments.map(({ name }) => name)).toEqual(['offer']);
  const answer = await read(mail(multipart('alternative', plain(''), part('text/calendar; method=REPLY; charset=utf-8', calendar))));
  expect(answer).toMatchObject({ marks: ['accepted'], text: 'Visit, Thursday', nature: 'written' });
  const alone = await read(mail(part('text/calendar; method=REPLY', calendar.replace('ACCEPTED', 'DECLINED'))));
  expect(alone).toMatchObject({ marks: ['declined'], text: 'Visit, Thursday' });
});

test.each<[string, string[]]>([
  ['RFC 3834', ['Auto-Submitted: auto-replied']],
  ['Precedence', ['Precedence: auto_reply']],
  ['bulk', ['Precedence: bulk', 'X-Autorespond: yes']],
  ['Exchange', ['Return-Path: <>', 'X-Auto-Response-Suppress: All']],
  ['a vacation program', ['X-Autoreply: yes']],
  ['its subject', ['Subject: Automatic reply: Your request']],
  ['its subject in Arabic', ['Subject: =?utf-8?B?2LHYryDYqtmE2YLYp9im2Yo6INi32YTYqNmD?=']],
])('an automatic reply is known by %s', async (_, headers) => {
  expect((await read(['From: m@visitor.example', ...headers, '', 'Away'].join('\r\n'))).nature).toBe('automatic');
});

test('what people write is theirs, though Exchange or a list marks it, or its words speak of failures and absence', async () => {
  for (const headers of [
    ['X-Auto-Response-Suppress: DR, OOF, AutoReply'],
    ['Precedence: list'],
    ['Auto-Submitted: no'],
    ['Return-Path: <m@visitor.example>'],
  ])
    expect((await read(['From: m@visitor.example', ...headers, 'Subject: Re: Hello', '', 'x'].join('\r\n'))).nature).toBe('written');
  for (const subject of [
    'Re: Automatic reply: Hello',
    'Out of office furniture',
    'Undelivered order',
    'Delivery failure of two cameras',
    'Automatic reply machines',
  ])
    expect((await read(`From: m@visitor.example\r\nSubject: ${subject}\r\n\r\nx`)).nature).toBe('written');
});

const report = (action: string, original: string) =>
  mail(
    `Content-Type: multipart/report; boundary="r"; report-type=delivery-status\r\n\r\n--r\r\nContent-Type: text/plain\r\n\r\nSorry\r\n--r\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; a@b.example\r\nAction: ${action}\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 no\r\n such user\r\n--r\r\n${original}\r\n--r--\r\n`,
    'From: MAILER-DAEMON@mx.example',
  );

test('a report of what did not arrive names the mail and the reason; one that is late is no failure', async () => {
  for (const original of [
    'Content-Type: message/rfc822-headers\r\n\r\nMessage-ID: <ours@company.example>',
    'Content-Type: text/rfc822-headers\r\n\r\nMessage-Id:\r\n <ours@company.example>',
    'Content-Type: message/rfc822\r\n\r\nMessage-ID: <ours@company.example>\r\n\r\nWords',
  ]) {
    const bounce = await read(report('failed', original));
    expect(bounce).toMatchObject({ nature: 'bounce', reason: '550 5.1.1 no such user', failed: ['a@b.example'] });
    expect(bounce.references).toContain('ours@company.example');
  }
  expect((await read(report('delayed', 'Content-Type: text/rfc822-headers\r\n\r\nMessage-ID: <ours@company.example>'))).nature).toBe(
    'automatic',
  );
});

test('a bounce that a server wrote for people is one, in the languages of servers', async () => {
  const plainBounce = (subject: string, ...headers: string[]) =>
    [
      ...headers,
      `Subject: ${subject}`,
      '',
      'Hello\r\n\r\n<a@b.example>: 550 5.1.1 no such user\r\n\r\nMessage-ID: <ours@company.example>',
    ].join('\r\n');
  const bounce = await read(plainBounce('Undeliverable: Your request', 'From: postmaster@visitor.example', 'Return-Path: <>'));
  expect(bounce).toMatchObject({ nature: 'bounce', reason: '<a@b.example>: 550 5.1.1 no such user', references: ['ours@company.example'] });
  for (const subject of ['failure notice', 'Mail delivery failed: returning message to sender', 'Unzustellbar: Hallo', 'تعذر تسليم: طلبك'])
    expect((await read(plainBounce(subject, 'From: Mail <MAILER-DAEMON@mx.example>'))).nature).toBe('bounce');
  expect((await read(plainBounce('Delivery delayed', 'From: postmaster@mx.example'))).nature).toBe('automatic');
});

test('a mail made to cost time is read within limits beside the event loop, which goes on', async () => {
  const hostile = [
    '<div>'.repeat(100_000),
    `${'<table><tr><td>'.repeat(5_000)}words${'</td></tr></table>'.repeat(5_000)}`,
    `<p style="${'a'.repeat(500_000)}">words</p>`,
    '<p>Words of a long mail, with some <b>bold</b> ones.</p>'.repeat(20_000),
    '<style>'.repeat(20_000),
  ];
  const fetched = hostile.map((one) => partsOfSource(mail(html(one))));
  await readInThread(partsOfSource(mail(plain('warm'))));
  const started = performance.now();
  // Processor time: other work on the machine does not count.
  const before = process.threadCpuUsage();
  for (const one of fetched) await readInThread(one);
  const { user, system } = process.threadCpuUsage(before);
  expect(performance.now() - started).toBeLessThan(60_000);
  expect((user + system) / 1_000).toBeLessThan(500);
}, 90_000);

test('parts beyond the depth that is looked at are left out', async () => {
  let body = plain('deep');
  for (let depth = 0; depth < 60; depth++) body = multipart('mixed', body);
  expect(await wordsOf(multipart('mixed', plain('near'), body))).toBe('near');
});
