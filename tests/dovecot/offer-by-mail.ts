import assert from 'node:assert/strict';
import PostalMime from 'postal-mime';
import { offerContent } from '#api/testing/offers';
import type { openSmtp } from '#api/testing/smtp-server';
import type { Offer } from '#contract/offers/office-offers';
import { offerPaths, type PublicOffer } from '#contract/offers/public-offer';
import { officeUrl } from '#contract/office/paths';
import type { QuoteDetail } from '#contract/office/quotes';
import { visitorHeaders } from '../bench/support/visitor.ts';
import { base64, customer, plain, reply } from './customer-mails.ts';
import type { signIn } from './sign-in.ts';
import type { Dovecot } from './start-dovecot.ts';
import { until } from './until.ts';

interface Round {
  url: string;
  call: Awaited<ReturnType<typeof signIn>>;
  quoteId: string;
  mails: Pick<Awaited<ReturnType<typeof openSmtp>>, 'received'>;
  dovecot: Pick<Dovecot, 'deliver'>;
}

const question = 'هل يشمل السعر التركيب؟';

/** A price offer goes to the customer as a PDF and a link; what they write back stands in the quote, and what they accept by the link too. */
export async function offerByMail({ url, call, quoteId, mails, dovecot }: Round): Promise<void> {
  const path = officeUrl('quote', { id: quoteId });
  const draft = (await call('POST', officeUrl('quoteOffers', { id: quoteId }), { content: offerContent() })) as Offer;
  const offer = (await call('POST', officeUrl('offerIssue', { id: draft.id }), {}, draft.version)) as Offer;
  const { draftFiles } = (await call('POST', officeUrl('offerAttachment', { id: draft.id }), {})) as QuoteDetail;
  const { version } = (await call('GET', path)) as QuoteDetail;
  const subject = `Price offer ${offer.number}`;
  const written = { subject, text: `Here it is: ${offer.link}`, assignToMe: true, remindAt: null, version, state: 'talk', anyway: true };
  await call('POST', officeUrl('quoteAnswers', { id: quoteId }), { ...written, files: draftFiles.map(({ id }) => id) });

  const mail = await until('the offer arrives', async () => mails.received.find(({ raw }) => raw.includes(`Subject: ${subject}`)));
  const { messageId = '', text, attachments } = await PostalMime.parse(mail.raw);
  assert.deepEqual(mail.recipients, [customer.email]);
  assert.ok(offer.link && text?.includes(offer.link));
  const [file] = attachments;
  assert.deepEqual([attachments.length, file?.mimeType, file?.filename], [1, 'application/pdf', draftFiles[0]?.name]);
  const pdf = file?.content as ArrayBuffer;
  assert.equal(Buffer.from(pdf).subarray(0, 5).toString(), '%PDF-');
  assert.ok(pdf.byteLength > 5_000);

  // No reference in the subject: the answer is found by the mail that it answers.
  await dovecot.deliver(reply({ subject: `=?utf-8?B?${base64('رد: عرض السعر')}?=`, messageId, body: plain(question) }));
  const asked = await until('the answer to the offer stands in the quote', async () => {
    const { timeline } = (await call('GET', path)) as QuoteDetail;
    return timeline.find((entry) => entry.kind === 'reply' && entry.text.includes(question));
  });
  assert.equal(asked.kind, 'reply');

  const token = offer.link.split('/').at(-1) ?? '';
  const response = await fetch(url + offerPaths.acceptance(token), {
    method: 'POST',
    headers: { ...(await visitorHeaders(url)), 'content-type': 'application/json' },
    body: JSON.stringify({ name: customer.fullName, consent: true }),
  });
  assert.equal(response.status, 200, await response.clone().text());
  assert.equal(((await response.json()) as PublicOffer).state, 'accepted');
  const { timeline } = (await call('GET', path)) as QuoteDetail;
  assert.ok(timeline.some((entry) => entry.kind === 'change' && entry.what === 'offer-accepted' && entry.after === offer.number));
}
