import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { brands } from '#brand';
import { hoursTexts } from '#content/hours-texts';
import { hoursInWords } from '#contract/hours/company-hours';
import { startSmtp } from '../testing/smtp.ts';
import { testTexts } from '../testing/texts.ts';
import type { MailSubject } from './mail-subject.ts';
import { submissionMails } from './submission-mails.ts';
import { smtpTransport } from './transports.ts';

const sales = ['office@company.example', 'sales@company.example'];
const settings = {
  staffEmails: { quote: sales, review: ['office@company.example'], application: ['jobs@company.example'] },
  origin: 'https://company.example',
};

const submission: MailSubject = {
  form: 'quote',
  reference: 'ACDEFGHJ',
  receivedAt: '2026-11-20T10:00:00.000Z',
  suspicious: false,
  locale: 'en',
  visitorName: 'Amal Haddad',
  visitorEmail: 'amal@visitor.example',
  topic: 'We open a shop and need two tills.',
  facts: [{ label: 'Country', value: 'Jordan' }],
  messages: [{ label: 'Message', value: 'We open a shop and need two tills.' }],
  officePath: '/quotes/018f',
};

function mailsOf(changes: Partial<MailSubject> = {}) {
  const written = submissionMails({ ...submission, ...changes }, testTexts.texts, settings, brands);
  const [staff, confirmation] = [written[0], written.at(-1)];
  if (!staff || !confirmation) throw new Error('A mail is missing');
  return { written, staff, confirmation };
}

test('each recipient among staff gets a mail of its own, by the kind of form', () => {
  const { written } = mailsOf();

  expect(written.map(({ recipient, kind, messageId }) => [recipient, kind, messageId.split('@')[0]])).toEqual([
    ['office@company.example', 'staff', 'acdefghj.staff'],
    ['sales@company.example', 'staff', 'acdefghj.staff-2'],
    ['amal@visitor.example', 'confirmation', 'acdefghj.confirmation'],
  ]);
  expect(mailsOf({ form: 'application' }).staff.recipient).toBe('jobs@company.example');
});

test('the subject names the visitor and the topic', () => {
  const subject = (changes: Partial<MailSubject>) => mailsOf(changes).staff.subject;

  expect(subject({})).toBe('New quote from Amal Haddad: We open a shop and need two tills. (ACDEFGHJ)');
  expect(subject({ form: 'review', topic: '4 of 5 stars' })).toBe('New review from Amal Haddad: 4 of 5 stars (ACDEFGHJ)');
  expect(subject({ form: 'application', topic: 'Network Engineer' })).toBe('New application from Amal Haddad: Network Engineer (ACDEFGHJ)');
  expect(subject({ topic: 'word '.repeat(30) })).toBe(`New quote from Amal Haddad: ${'word '.repeat(10)}word… (ACDEFGHJ)`);
  expect(subject({ topic: 'x'.repeat(5_000) })).toBe(`New quote from Amal Haddad: ${'x'.repeat(59)}… (ACDEFGHJ)`);
});

test('a name or a topic cannot add a header, nor turn the direction of the subject', async () => {
  const smtp = await startSmtp();
  const hostile = 'Amal\r\nBcc: victim@other.example\u2028\u202Ereversed\u2066';
  const { staff } = mailsOf({ form: 'application', visitorName: hostile, topic: hostile });
  const stored = { createdAt: submission.receivedAt, status: 'waiting', attempts: 1, nextAttemptAt: '' } as const;

  await smtpTransport(smtp.url, { name: hostile, address: 'office@company.example' }).send({
    ...staff,
    ...stored,
    _id: 'x',
    fromName: null,
    delivered: null,
    refusedCopies: null,
    calendar: null,
    leavingUrl: null,
    scheduledFor: null,
    inReplyTo: null,
    heldUntil: null,
    handedAt: null,
    bouncedAt: null,
    bounceReason: null,
    cc: null,
    bcc: null,
    refused: false,
    leasedUntil: null,
    lastError: null,
    sentAt: null,
  });

  const [received] = smtp.received;
  const { subject, headers } = await PostalMime.parse(received?.raw ?? '');
  expect(subject).toBe('New application from Amal Bcc: victim@other.example reversed: Amal Bcc: victim@other.example reversed (ACDEFGHJ)');
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
  expect(received?.recipients).toEqual(['jobs@company.example']);
});

test.each(['Amal Haddad', 'أمل حداد', 'Dr. Nader Al-Aziz', "Siobhán O'Neill", 'José M. da Silva'])(
  'the visitor %s is greeted by name',
  (name) => {
    const { body, html } = mailsOf({ visitorName: name }).confirmation;

    const greeting = body.split('\n')[0]?.replaceAll(/[\u2068\u2069]/g, '');
    expect(greeting).toBe(`Hello ${name},`);
    expect(html.replaceAll('&#39;', "'")).toContain(name);
  },
);

test.each([
  'Win at casino.example',
  'https://casino.example',
  'call 0799 000 000',
  'a@casino.example',
  'Amal, you have won',
  `Amal ${'x'.repeat(60)}`,
])('the confirmation does not repeat %s, which can be something else than a name', (name) => {
  const { body, html } = mailsOf({ visitorName: name }).confirmation;

  expect(body).toMatch(/^Hello,\n/);
  expect(`${body}${html}`).not.toContain(name);
});

test('the mail to staff has a link into the Office, and no command', () => {
  const { html, body } = mailsOf().staff;

  expect(body).toContain(`${settings.origin}/office/quotes/018f`);
  expect(html).toContain(`href="${settings.origin}/office/quotes/018f"`);
  expect(body + html).not.toContain('npm run');
});

test('everything that was typed is escaped in HTML, keeps its lines, and has its own direction of writing', () => {
  const { html, body } = mailsOf({
    facts: [{ label: 'Full name', value: '<img src=x onerror="alert(1)">' }],
    messages: [{ label: 'Message', value: 'First </div><script>alert(1)</script>\n\nثانياً' }],
  }).staff;

  expect(html).toContain('<bdi dir="auto">&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</bdi>');
  expect(html).toContain('<div dir="auto">First &lt;/div&gt;&lt;script&gt;alert(1)&lt;/script&gt;</div><br><div dir="auto">ثانياً</div>');
  expect(html).not.toMatch(/<(?:script|img|link|iframe|form)\b|url\(|@import/);
  expect(body).toContain('First </div><script>alert(1)</script>\n\nثانياً');
});

test('the confirmation is in the language of the visitor, with its direction of writing', () => {
  const { confirmation } = mailsOf({ locale: 'ar', visitorName: 'أمل حداد' });
  const { name, hours, office, phone } = brands.ar;
  /** Isolates what the company has not written in Arabic from the sentence. */
  const inSentence = (text: string) => (/\p{Script=Arabic}/u.test(text) ? text : `\u2068${text}\u2069`);

  expect(confirmation.subject).toBe('وصلنا طلب عرض السعر (\u2068ACDEFGHJ\u2069)');
  expect(confirmation.html).toContain('<html lang="ar" dir="rtl">');
  expect(confirmation.html).toContain('href="https://company.example/ar" dir="ltr"');
  expect(confirmation.body).toBe(
    [
      'مرحبًا أمل حداد،',
      `شكرًا لتواصلك مع ${inSentence(name)}. وصلنا طلب عرض السعر، ورقمه المرجعي:`,
      '  ACDEFGHJ',
      `نقرؤه ثم نجيبك على هذا العنوان أو نتصل على الرقم الذي تركته لنا. ساعات عملنا: ${inSentence(hoursInWords(hours, hoursTexts.ar))}، بتوقيت ${inSentence(office.city)}.`,
      `إن أردت أن تضيف شيئًا فرُدّ على هذه الرسالة أو اتصل على \u2068${phone.label}\u2069، واذكر الرقم المرجعي.`,
      'إن لم تكتب إلينا فقد أدخل غيرك عنوانك، ولا يلزمك فعل شيء.',
      `${name}\nhttps://company.example/ar\n`,
    ].join('\n\n'),
  );
  expect(mailsOf({ locale: 'ar', visitorName: 'a@casino.example' }).confirmation.body).toMatch(/^مرحبًا،\n/);
  expect(mailsOf({ locale: 'en' }).confirmation.html).toContain('<html lang="en" dir="ltr">');
});

test('staff read English, with the language of the visitor', () => {
  const [arabic, english] = [mailsOf({ locale: 'ar' }).staff, mailsOf({ locale: 'en' }).staff];

  expect(arabic.body).toMatch(/^Language +Arabic$/m);
  expect(english.body).toMatch(/^Language +English$/m);
  expect(arabic).toMatchObject({ subject: english.subject, body: english.body.replace(/(?<=^Language +)English$/m, 'Arabic') });
  expect(arabic.html).toContain('<html lang="en" dir="ltr">');
});

test('what is written the other way round is isolated from the sentence', () => {
  expect(mailsOf({ locale: 'ar' }).confirmation.body).toContain('مرحبًا \u2068Amal Haddad\u2069،');
  expect(mailsOf({ visitorName: 'أمل حداد' }).staff.subject).toContain('from \u2068أمل حداد\u2069: We open');
});
