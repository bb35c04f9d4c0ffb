import { answerQuote } from '../../services/office/answer-quote.ts';
import { changeQuote } from '../../services/office/change-quote.ts';
import { addNote, addReply } from '../../services/office/quote-work.ts';
import type { DemoQuote } from './demo-work.ts';
import { hoursFrom, personOf, receivedAt, type Seeding } from './seeding.ts';
import { settleMails } from './settle-mail.ts';

/** Numbers that nobody can have. */
const phoneNumber = '+962 00 000 0000';

/** Stores a quote as the form would have, then lets the colleagues do what they have done with it. */
export async function seedQuote({ repositories, context, work, colleagues, now }: Seeding, quote: DemoQuote): Promise<void> {
  const { quotes, references, events } = repositories;
  const { country, message, suspicious = false, owner, state, answer, reply, note, remindIn } = quote;
  const received = receivedAt(now, quote);
  const after = (hours: number) => hoursFrom(received, hours);
  const reference = await references.issue();
  const sent = { ...personOf(work, quote), phoneNumber, country, message, suspicious, locale: work.locale };
  const id = await quotes.add({ ...sent, reference, receivedAt: received.toISOString() });
  await events.add({ actor: null, kind: 'quote.received', subject: { kind: 'quote', id, name: sent.fullName, reference } }, received);

  const actor = colleagues[owner ?? 'rami'];
  if (answer) {
    const written = { subject: work.answerSubject, text: answer.text, take: owner !== undefined, anyway: true, version: 0 };
    const remindAt = remindIn === undefined ? null : hoursFrom(now, remindIn).toISOString();
    await answerQuote(repositories, context, actor, id, { ...written, remindAt }, after(answer.after));
    await settleMails(repositories, reference, after(answer.after), answer.undelivered);
  }
  if (reply) {
    const written = { subject: `Re: ${work.answerSubject}`, text: reply.text, byHand: false, attachments: [] };
    const mail = { messageId: `<${reference}@demo.example>`, inReplyTo: null, at: after(reply.after).toISOString() };
    await addReply(repositories, null, id, { ...written, ...mail }, after(reply.after));
  }
  const last = Math.max(answer?.after ?? 0, reply?.after ?? 0) + 1;
  if (note !== undefined) await addNote(repositories, actor, id, note, after(last));
  if (state !== undefined) await changeQuote(repositories, actor, id, { state }, undefined, after(last));
}
