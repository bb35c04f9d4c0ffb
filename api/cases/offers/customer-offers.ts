import { formatAmount } from '#contract/offers/money';
import { numberOf } from '#contract/offers/offer-number';
import type { PublicOffer } from '#contract/offers/public-offer';
import { sumsOf } from '#contract/offers/sum-offer';
import { fillMailText } from '../../mail/fill-mail-text.ts';
import type { MailContext } from '../../settings.ts';
import type { StoredOffer } from '../../store/cases/offers.ts';
import type { Repositories } from '../../store/open-store.ts';
import type { Work } from '../../store/work.ts';
import { addReply } from '../add-reply.ts';
import { quoteCases } from '../quotes/quote-cases.ts';
import { record } from '../record.ts';
import { isOver, offerLinks, offerOnPaper } from './describe-offer.ts';
import { notifyOfOffer } from './offer-mails.ts';
import { lockOffer } from './offers.ts';

/** The offer of a link: undefined for a link that opens none. A draft has no link. */
export async function offerOfToken(repositories: Repositories, token: string): Promise<StoredOffer | undefined> {
  const id = await offerLinks.idOf(repositories, token);
  const offer = id === undefined ? undefined : await repositories.offers.find(id);
  return offer?.state === 'draft' ? undefined : offer;
}

/** Returns how an offer stands for its customer. */
function stateOf(offer: StoredOffer, now: Date): PublicOffer['state'] {
  if (offer.state === 'open' || offer.state === 'draft') return isOver(offer, now) ? 'expired' : 'open';
  return offer.state;
}

/** Returns what the link of an offer shows; undefined for a link that opens none. */
export async function describePublicOffer(repositories: Repositories, token: string, now: Date): Promise<PublicOffer | undefined> {
  const offer = await offerOfToken(repositories, token);
  const quote = offer && (await quoteCases.find(repositories, offer.quoteId));
  if (!quote) return undefined;
  const state = stateOf(offer, now);
  const isGone = state === 'withdrawn' || state === 'replaced';
  const newest = state === 'replaced' && offer.number !== null ? await repositories.offers.newestOf(offer.number) : undefined;
  return {
    state,
    number: numberOf(offer),
    locale: offer.content.locale,
    offer: isGone ? null : (await offerOnPaper(repositories, offer, quote.reference, now)).paper,
    acceptance: offer.acceptedAt === null ? null : { at: offer.acceptedAt, name: offer.acceptedName ?? '' },
    newer: newest && newest.id !== offer.id ? await offerLinks.token(repositories, newest.id) : null,
  };
}

export type CustomerOutcome = 'done' | 'unknown' | 'impossible';

/** Locks the offer of a link, for what its customer does. */
async function lockOfToken(work: Work, token: string) {
  const offer = await offerOfToken(work.repositories, token);
  return offer && lockOffer(work, offer.id);
}

/**
 * The customer accepts an offer under the name that they have typed; inside a transaction. What they agree to stands in the timeline as their words, and
 * staff are told. Repeating it changes nothing.
 */
export async function acceptOffer(work: Work, context: MailContext, token: string, name: string): Promise<CustomerOutcome> {
  const { repositories, now } = work;
  const found = await lockOfToken(work, token);
  if (!found) return 'unknown';
  const { offer, quote } = found;
  if (offer.state === 'accepted') return 'done';
  if (stateOf(offer, now) !== 'open') return 'impossible';
  await repositories.offers.change(offer.id, { state: 'accepted', acceptedAt: now.toISOString(), acceptedName: name }, now);
  const { locale, currency } = offer.content;
  const { total } = sumsOf(offer.content, offer.tax);
  const number = numberOf(offer);
  const words = fillMailText(context.texts[locale].mails.offers.accepted, { number, total: formatAmount(total, currency), name }, locale);
  await addWords(work, found, words);
  await record(quoteCases, work, quote, [{ kind: 'quote.offer-accepted', after: number, afterId: offer.id }]);
  await notifyOfOffer(work, context, { ...found, what: 'accepted', text: words });
  return 'done';
}

/** The customer asks about an offer, whatever has become of it; inside a transaction. The question is a reply of theirs, and staff are told. */
export async function askAboutOffer(work: Work, context: MailContext, token: string, question: string): Promise<CustomerOutcome> {
  const found = await lockOfToken(work, token);
  if (!found) return 'unknown';
  await addWords(work, found, question);
  await notifyOfOffer(work, context, { ...found, what: 'asked', text: question });
  return 'done';
}

async function addWords(work: Work, { offer, quote }: NonNullable<Awaited<ReturnType<typeof lockOffer>>>, text: string): Promise<void> {
  await addReply(quoteCases, work, quote.id, {
    at: work.now.toISOString(),
    messageId: null,
    inReplyTo: null,
    subject: numberOf(offer),
    text,
    byHand: false,
    sender: { name: quote.fullName, email: quote.email },
    attachments: [],
  });
}
