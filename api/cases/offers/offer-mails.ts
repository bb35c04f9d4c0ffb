import { numberOf } from '#contract/offers/offer-number';
import { officePath } from '#contract/office/paths';
import { readCompany } from '../../company/company.ts';
import { fillMailText } from '../../mail/fill-mail-text.ts';
import { messageIdOf, renderMail } from '../../mail/render-mail.ts';
import { staffLocale } from '../../mail/staff-mail.ts';
import type { MailContext } from '../../settings.ts';
import type { StoredOffer } from '../../store/cases/offers.ts';
import type { OfficeQuote } from '../../store/cases/office-quotes.ts';
import { newId } from '../../store/rows/identifiers.ts';
import type { Work } from '../../store/work.ts';

interface OfferNews {
  offer: StoredOffer;
  quote: OfficeQuote;
  what: 'accepted' | 'asked';
  /** In the customer's words. */
  text: string;
}

/** Tells those who are told of quotes what a customer did with an offer; inside the transaction that records it. */
export async function notifyOfOffer(
  { repositories, now }: Work,
  { texts, settings }: MailContext,
  { offer, quote, what, text }: OfferNews,
): Promise<void> {
  const { staffEmails } = await readCompany(repositories, settings);
  const { offers, staff } = texts[staffLocale].mails;
  const { reference, fullName, email } = quote;
  const words = {
    accepted: { subject: offers.acceptedSubject, intro: offers.acceptedIntro, label: offers.labels.accepted },
    asked: { subject: offers.askedSubject, intro: offers.askedIntro, label: offers.labels.question },
  }[what];
  const subject = fillMailText(words.subject, { name: fullName, number: numberOf(offer) }, staffLocale);
  const mail = renderMail(subject, {
    locale: staffLocale,
    blocks: [
      { kind: 'paragraph', text: words.intro },
      { kind: 'facts', facts: [{ label: staff.labels.reference, value: reference }] },
      { kind: 'message', label: `${words.label}:`, text },
      { kind: 'link', label: staff.office, url: `${settings.origin}${officePath}/quotes/${quote.id}` },
      { kind: 'paragraph', text: staff.reply },
    ],
  });
  const id = newId();
  const mails = staffEmails.quote.map((recipient, index) => ({
    ...mail,
    reference,
    kind: 'staff' as const,
    recipient,
    replyTo: email || null,
    messageId: messageIdOf(reference, `offer-${id}-${index + 1}`),
  }));
  if (mails.length > 0) await repositories.outbox.add(mails, now);
}
