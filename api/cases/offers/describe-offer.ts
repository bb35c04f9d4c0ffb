import type { CompanyValues } from '#contract/company';
import { localizedPath } from '#contract/locales';
import { numberOf } from '#contract/offers/offer-number';
import type { Offer } from '#contract/offers/office-offers';
import type { OfferOnPaper } from '#contract/offers/public-offer';
import { offerPage } from '#contract/urls';
import { readTaxes } from '../../company/offer-tax.ts';
import type { ApiDependencies } from '../../dependencies.ts';
import type { StoredOffer } from '../../store/cases/offers.ts';
import type { Repositories } from '../../store/open-store.ts';
import { calendarDay } from '../../time/company-time.ts';
import type { Case } from '../case-kind.ts';
import { signedLinks } from '../signed-link.ts';

/** The tokens of customers' links. */
export const offerLinks = signedLinks(({ secrets }) => secrets.getOrCreate('offer-links'));

/** Describes who reads offers, and when. */
export interface OfferReading {
  repositories: Repositories;
  /** The site's public origin. */
  origin: string;
  now: Date;
}

/** Whether the last day of an offer has gone where the company is. */
export const isOver = ({ content }: Pick<StoredOffer, 'content'>, now: Date): boolean => content.validUntil < calendarDay(now);

/** The name under which its PDF is kept. */
export const fileNameOf = (offer: Pick<StoredOffer, 'number' | 'edition'>): string =>
  `offer-${offer.number === null ? 'draft' : numberOf(offer).replace(' ', '-')}.pdf`;

/** An offer as staff see it. */
export async function describeOffer(
  { repositories, origin, now }: OfferReading,
  offer: StoredOffer & Pick<Offer, 'delivery'>,
  { reference, fullName }: Pick<Case, 'reference' | 'fullName'>,
): Promise<Offer> {
  const { id, quoteId, state, edition, content, changedAt, issuedAt, acceptedAt, acceptedName, delivery, version } = offer;
  const isDraft = state === 'draft';
  const page = offerPage(await offerLinks.token(repositories, id));
  return {
    id,
    quoteId,
    state,
    edition,
    content,
    changedAt,
    issuedAt,
    delivery,
    version,
    quote: { reference, name: fullName },
    number: offer.number ?? offer.revises,
    tax: isDraft ? (await readTaxes(repositories))[content.locale] : offer.tax,
    isExpired: state === 'open' && isOver(offer, now),
    acceptance: acceptedAt === null ? null : { at: acceptedAt, name: acceptedName ?? '' },
    link: isDraft ? null : origin + localizedPath(page, content.locale),
  };
}

/** Returns what an offer is set on paper with: of a draft, as it would be today. */
export async function offerOnPaper(
  repositories: Repositories,
  offer: StoredOffer,
  reference: string,
  now: Date,
): Promise<{ paper: OfferOnPaper; company: CompanyValues }> {
  const { number, edition, content, issuedAt } = offer;
  const isDraft = offer.state === 'draft';
  const tax = isDraft ? (await readTaxes(repositories))[content.locale] : offer.tax;
  return {
    paper: {
      number,
      edition,
      content,
      reference,
      tax: content.isTaxed ? tax : null,
      day: calendarDay(issuedAt === null ? now : new Date(issuedAt)),
    },
    company: isDraft ? await repositories.company.published() : offer.company,
  };
}

/** Sets an offer as a PDF: a draft as it would be today. */
export async function offerAsPdf(
  { store, offerPdf }: Pick<ApiDependencies, 'store' | 'offerPdf'>,
  offer: StoredOffer,
  reference: string,
): Promise<Buffer> {
  const { paper, company } = await offerOnPaper(store, offer, reference, new Date());
  return offerPdf(paper, company);
}
