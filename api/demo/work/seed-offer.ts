import { dayLater } from '#contract/hours/hours-exceptions';
import { localizedPath } from '#contract/locales';
import type { OfferContent } from '#contract/offers/offer-content';
import { numberOf } from '#contract/offers/offer-number';
import type { NewAnswer } from '#contract/office/quotes';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { offerPage } from '#contract/urls';
import { answerCase } from '../../cases/answer-case.ts';
import { acceptOffer } from '../../cases/offers/customer-offers.ts';
import { offerLinks } from '../../cases/offers/describe-offer.ts';
import { addOffer, changeOffer, issueOffer, withdrawOffer } from '../../cases/offers/offers.ts';
import { quoteCases } from '../../cases/quotes/quote-cases.ts';
import type { Colleague } from '../../store/work.ts';
import { calendarDay } from '../../time/company-time.ts';
import type { DemoOffer } from './demo-offers.ts';
import { hoursFrom, type Seeding } from './seeding.ts';
import { settleMails } from './settle-mail.ts';

/** The quote that an offer answers, and the colleague who writes it. */
interface OfferedQuote {
  id: string;
  reference: string;
  fullName: string;
  received: Date;
  actor: Colleague;
  /** Stays as it is: ISO 8601. */
  remindAt: string | null;
}

/** Hours between the steps of an offer. */
const stepHours = 1;
/** Hours until a customer accepts. */
const acceptHours = 20;

/** Hours after which nothing more happens with an offer. */
export const offerHours = acceptHours * 2;

/** Writes an offer, and lets happen what has become of it. */
export async function seedOffer(seeding: Seeding, quote: OfferedQuote, offer: DemoOffer): Promise<void> {
  const { repositories, context, work } = seeding;
  const { id: quoteId, reference, received, actor, fullName } = quote;
  const at = (hours: number) => hoursFrom(received, offer.after + hours);
  const by = (hours: number) => ({ repositories, actor, now: at(hours) });
  const found = async (id: string | undefined) => (id === undefined ? undefined : await repositories.offers.find(id));

  /** Sends a draft by a mail with its link. Returns the token of that. */
  async function send(id: string, hours: number): Promise<string> {
    const issued = await found(id);
    const token = await offerLinks.token(repositories, id);
    const link = context.settings.origin + localizedPath(offerPage(token), work.locale);
    const values = { number: issued ? numberOf(issued) : '', link };
    const answer: NewAnswer = {
      subject: fillPlaceholders(work.offer.subject, values),
      text: fillPlaceholders(work.offer.text, values),
      assignToMe: false,
      remindAt: quote.remindAt,
      anyway: true,
      version: 0,
    };
    await answerCase(quoteCases, by(hours), context, { id: quoteId, answer });
    await settleMails(repositories, reference, at(hours));
    return token;
  }

  async function accept(token: string, hours: number): Promise<void> {
    await acceptOffer({ repositories, actor: null, now: at(hours) }, context, token, fullName);
    await settleMails(repositories, reference, at(hours));
  }

  const content: OfferContent = {
    locale: work.locale,
    currency: 'JOD',
    title: offer.title,
    recipient: fullName,
    lines: offer.lines,
    discount: null,
    isTaxed: true,
    validUntil: dayLater(calendarDay(at(0)), offer.days),
    terms: work.offer.terms,
  };
  const id = await addOffer(by(0), quoteId, { content });
  if (id === undefined || offer.becomes === 'draft') return;
  await issueOffer(by(stepHours), { id });
  if (offer.becomes === 'unsent') return;
  const token = await send(id, stepHours);
  if (offer.becomes === 'accepted') await accept(token, acceptHours);
  if (offer.becomes === 'withdrawn') await withdrawOffer(by(acceptHours), { id });
  if (offer.becomes === 'replaced') {
    const next = await addOffer(by(acceptHours), quoteId, { revises: id });
    if (next === undefined) return;
    await changeOffer(by(acceptHours), { id: next }, { ...content, discount: { kind: 'percent', percent: 500 } });
    await issueOffer(by(acceptHours + stepHours), { id: next });
    await accept(await send(next, acceptHours + stepHours), acceptHours * 2);
  }
}
