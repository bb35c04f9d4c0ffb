import { emptyValues } from '#contract/forms/form-definition';
import { quoteForm } from '#contract/forms/quote';
import type { NewAnswer } from '#contract/office/quotes';
import { noSource, type Source } from '#contract/visits/source';
import { addReply } from '../../cases/add-reply.ts';
import { answerCase } from '../../cases/answer-case.ts';
import { changeCase } from '../../cases/change-case.ts';
import { addNote } from '../../cases/notes.ts';
import { quoteCases } from '../../cases/quotes/quote-cases.ts';
import { record } from '../../cases/record.ts';
import type { DemoFile } from './demo-files.ts';
import { demoOffers } from './demo-offers.ts';
import type { DemoQuote } from './demo-work.ts';
import { offerHours, seedOffer } from './seed-offer.ts';
import { hoursFrom, personOf, receivedAt, type Seeding } from './seeding.ts';
import { settleMails } from './settle-mail.ts';

/** Numbers that nobody can have. */
const phoneNumber = '+962 00 000 0000';

/** Lists where people come from, for the figures. */
const sources: readonly Partial<Source>[] = [
  { sourceBefore: '/point-of-sale', sourceHost: 'google.com' },
  { sourceBefore: '/networking' },
  { sourceBefore: '/digital-marketing', utmSource: 'instagram', utmMedium: 'social', utmCampaign: 'autumn' },
  { sourceBefore: '/', sourceHost: 'google.com' },
  { sourceBefore: '/cctv', utmSource: 'newsletter', utmMedium: 'email', utmCampaign: 'november' },
];

/** The same for the same person. */
function sourceOf({ mailbox }: Pick<DemoQuote, 'mailbox'>): Source {
  const sum = [...mailbox].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return { ...noSource, sourcePage: '/contact', ...sources[sum % sources.length] };
}

/** Stores a quote as the form would have, then lets the colleagues do what they have done with it. */
export async function seedQuote(seeding: Seeding, quote: DemoQuote): Promise<void> {
  const { repositories, context, work, files, colleagues, now } = seeding;
  const { quotes, references } = repositories;
  const { country, message, suspicious = false, owner, state, answer, reply, note, remindIn } = quote;
  const received = receivedAt(now, quote);
  // What a new one says of its last hours happened before now.
  const after = (hours: number) => hoursFrom(received, Math.min(hours, quote.hoursAgo));
  const reference = await references.issue();
  const sent = {
    ...emptyValues(quoteForm),
    ...personOf(work, quote),
    phoneNumber,
    country,
    message,
    suspicious,
    locale: work.locale,
    ...sourceOf(quote),
  };
  const id = await quotes.add({ ...sent, reference, receivedAt: received.toISOString() });
  await record(quoteCases, { repositories, actor: null, now: received }, { id, fullName: sent.fullName, reference }, [
    { kind: 'quote.received' },
  ]);

  const actor = colleagues[owner ?? 'rami'];
  const by = (hours: number) => ({ repositories, actor, now: after(hours) });
  const file = files.get(quote.mailbox);
  const keep = ({ name, key, size }: DemoFile, at: Date, accountId?: string) =>
    repositories.caseFiles.add({ about: 'quote', aboutId: id }, { name, key, size, ...(accountId !== undefined && { accountId }) }, at);
  const remindAt = remindIn === undefined ? null : hoursFrom(now, remindIn).toISOString();
  if (answer) {
    const attached = file?.by === 'answer' ? [await keep(file, after(answer.after), actor.id)] : [];
    const mail: NewAnswer = {
      subject: work.answerSubject,
      text: answer.text,
      assignToMe: owner !== undefined,
      remindAt,
      anyway: true,
      version: 0,
      files: attached,
    };
    await answerCase(quoteCases, by(answer.after), context, { id, answer: mail });
    await settleMails(repositories, reference, after(answer.after), answer.undelivered);
  }
  if (reply) {
    const attachments = file?.by === 'reply' ? [{ name: file.name, size: file.size, fileId: await keep(file, after(reply.after)) }] : [];
    const written = { subject: `Re: ${work.answerSubject}`, text: reply.text, byHand: false, attachments };
    const mail = { messageId: `<${reference}@demo.example>`, inReplyTo: null, at: after(reply.after).toISOString() };
    await addReply(quoteCases, { ...by(reply.after), actor: null }, id, { ...written, ...mail });
  }
  const offer = demoOffers[quote.mailbox];
  if (offer) await seedOffer(seeding, { id, reference, fullName: sent.fullName, received, actor, remindAt }, offer);
  const last = Math.max(answer?.after ?? 0, reply?.after ?? 0, offer ? offer.after + offerHours : 0) + 1;
  if (note !== undefined) await addNote(quoteCases, by(last), id, note);
  if (state !== undefined) await changeCase(quoteCases, by(last), { id }, { state });
}
