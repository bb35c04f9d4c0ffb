// `npm run test:dovecot`: a quote of the site is answered in the Office, its mail arrives at a real SMTP server, and the customer's replies come
// back from a mailbox of Debian's dovecot; then a price offer goes the same way. The mailbox is read once a minute, so that it takes two. Fails when
// something is not as expected.
import assert from 'node:assert/strict';
import PostalMime from 'postal-mime';
import { openSmtp } from '#api/testing/smtp-server';
import { apiPaths } from '#contract/api-paths';
import { quoteForm } from '#contract/forms/quote';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { QuoteDetail } from '#contract/office/quotes';
import type { Today } from '#contract/office/today';
import { sampleValues } from '#contract/testing/sample-values';
import { submitForm } from '../bench/support/visitor.ts';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { base64, customer, plain, reply, withAttachment } from './customer-mails.ts';
import { offerByMail } from './offer-by-mail.ts';
import { signIn } from './sign-in.ts';
import { startDovecot } from './start-dovecot.ts';
import { until } from './until.ts';

const quote = sampleValues(quoteForm, { ...customer, message: 'Six cameras' });
const arabic = 'نعم، الخميس يناسبنا. شكرًا';
const repliesOf = ({ timeline }: QuoteDetail) => timeline.filter((entry) => entry.kind === 'reply');

const [mails, dovecot] = await Promise.all([openSmtp(), startDovecot()]);
const site = await SiteProcess.start('working', { SMTP_URL: mails.url, IMAP_URL: dovecot.url, STAFF_EMAIL: 'staff@company.example' });
try {
  const call = await signIn(site);
  const { reference } = await submitForm(site.url, apiPaths.quotes, quote);
  const sent = performance.now();
  const waiting = await until('the quote stands in Today', async () =>
    ((await call('GET', officePaths.today)) as Today).waiting.find((item) => item.reference === reference),
  );
  console.log(`Stands in Today ${Math.round(performance.now() - sent)} ms after it was acknowledged`);

  const path = officeUrl('quote', { id: waiting.id });
  const { version } = (await call('GET', path)) as QuoteDetail;
  const answer = { subject: 'Your request', text: 'Would Thursday suit you?', assignToMe: true, remindAt: null, version, state: 'talk' };
  await call('POST', officeUrl('quoteAnswers', { id: waiting.id }), answer);
  const mail = await until('the answer arrives', async () => mails.received.find(({ raw }) => raw.includes('Would Thursday suit you?')));
  const { messageId = '' } = await PostalMime.parse(mail.raw);
  assert.deepEqual(mail.recipients, [customer.email]);

  await dovecot.deliver(reply({ subject: `=?utf-8?B?${base64('رد: طلبك')}?=`, messageId, body: plain(arabic) }));
  await dovecot.deliver(reply({ subject: `Re: [${reference}]`, body: withAttachment('Here is the plan.') }));
  await dovecot.deliver(reply({ subject: 'Away until Sunday', messageId, headers: ['Auto-Submitted: auto-replied'], body: plain('Away') }));
  await dovecot.deliver(reply({ subject: 'An offer', from: 'stranger@other.example', body: plain('Buy now') }));
  const detail = await until('the replies stand on the timeline', async () => {
    const read = (await call('GET', path)) as QuoteDetail;
    return repliesOf(read).length >= 2 ? read : undefined;
  });
  const replies = repliesOf(detail);
  assert.deepEqual(new Set(replies.map(({ text }) => text.trim())), new Set(['Here is the plan.', arabic]));
  assert.deepEqual(
    replies.flatMap(({ attachments }) => attachments.map(({ name }) => name)),
    ['plan.pdf'],
  );
  assert.equal(detail.turn, 'ours');

  await offerByMail({ url: site.url, call, quoteId: waiting.id, mails, dovecot });
  console.log('Price offer sent as a PDF, asked about by mail, accepted by its link: all of it on the timeline');

  assert.deepEqual(await dovecot.flags(), []);
  console.log('Answer sent, both replies on the timeline, the absence notice and the stranger left out, no mail marked as read');
} finally {
  await site.remove();
  await Promise.all([mails.stop(), dovecot.stop()]);
}
