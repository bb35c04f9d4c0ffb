import type { OfferContent } from '#contract/offers/offer-content';
import type { Offer, QuoteOffers } from '#contract/offers/office-offers';
import { officeUrl } from '#contract/office/paths';
import { ifMatch } from './if-match.ts';
import type { TestColleague } from './office-colleague.ts';

/** Two lines of 2,400.000 and 90.000 dinars, good for a long time. */
export const offerContent = (changes: Partial<OfferContent> = {}): OfferContent => ({
  locale: 'en',
  currency: 'JOD',
  title: 'A website',
  recipient: 'Noor Haddad\nHaddad Mills',
  lines: [
    { text: 'Website', quantity: 1_000, unit: '', price: 2_400_000 },
    { text: 'Hosting', quantity: 12_000, unit: 'months', price: 7_500 },
  ],
  discount: null,
  isTaxed: true,
  validUntil: '2999-12-31',
  terms: 'Half first.',
  ...changes,
});

/** Makes a draft. */
export const draftOffer = async (colleague: TestColleague, quoteId: string, changes: Partial<OfferContent> = {}): Promise<Offer> =>
  (await colleague.send('POST', officeUrl('quoteOffers', { id: quoteId }), { content: offerContent(changes) })).json();

/** Gives a draft its number. */
export const issueOffer = async (colleague: TestColleague, { id, version }: Pick<Offer, 'id' | 'version'>): Promise<Offer> =>
  (await colleague.send('POST', officeUrl('offerIssue', { id }), undefined, ifMatch(version))).json();

/** The token in the link of an offer. */
export const tokenOf = ({ link }: Offer): string => link?.split('/').at(-1) ?? '';

/** The offers of a quote, as the Office reads them. */
export const offersOf = async (colleague: TestColleague, id: string): Promise<QuoteOffers> =>
  (await colleague.get(officeUrl('quoteOffers', { id }))).json();
