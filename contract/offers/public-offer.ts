import { paragraph, timestamp } from '../schema.ts';
import { z } from '../zod.ts';
import { acceptedName, OfferContent, OfferTax } from './offer-content.ts';
import { offerLimits } from './offer-limits.ts';

/** An offer as it is set on paper and on the customer's page. */
export const OfferOnPaper = z.object({
  /** Null for a draft. */
  number: z.string().nullable(),
  /** Counts the versions of the number, from 1. */
  edition: z.int(),
  /** The calendar day of its number in the company's time zone; of a draft, today. */
  day: z.iso.date(),
  /** Names the request that it answers. */
  reference: z.string(),
  content: OfferContent,
  tax: OfferTax.nullable(),
});
export type OfferOnPaper = z.infer<typeof OfferOnPaper>;

/** Lists how an offer can stand for its customer. `expired`: it was not accepted in time. */
export const publicOfferStates = ['open', 'accepted', 'expired', 'withdrawn', 'replaced'] as const;

/** Describes what the link of an offer shows. */
export const PublicOffer = z.object({
  state: z.enum(publicOfferStates),
  number: z.string(),
  /** The language in which it was written. */
  locale: OfferContent.shape.locale,
  /** Null for one that was withdrawn or replaced. */
  offer: OfferOnPaper.nullable(),
  acceptance: z.object({ at: timestamp, name: z.string() }).nullable(),
  /** The token of the version that has replaced it. */
  newer: z.string().nullable(),
});
export type PublicOffer = z.infer<typeof PublicOffer>;

/** Sent by the customer; what they agree to stands beside it on the page. */
export const AcceptOffer = z.object({ name: acceptedName, consent: z.literal(true, 'offer.consentRequired') });
export const AskAboutOffer = z.object({ question: paragraph(offerLimits.question) });

const api = '/api/offers';

/** Paths of the API; the token is that of the customer's link. */
export const offerPaths = {
  offer: (token: string): string => `${api}/${token}`,
  pdf: (token: string): string => `${api}/${token}/pdf`,
  acceptance: (token: string): string => `${api}/${token}/acceptance`,
  questions: (token: string): string => `${api}/${token}/questions`,
};
