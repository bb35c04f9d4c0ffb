import { DeliveryStatus } from '../office/mail.ts';
import { cursor, id, timestamp } from '../schema.ts';
import { z } from '../zod.ts';
import { OfferContent, OfferTax } from './offer-content.ts';
import { sheetLabels } from './offer-limits.ts';
import { offerStates, shownOfferStates } from './offer-states.ts';

export const Offer = z.object({
  id,
  quoteId: id,
  /** Names the request that it answers. */
  quote: z.object({ reference: z.string(), name: z.string() }),
  state: z.enum(offerStates),
  /** Given once, in the order of the year, without gaps: `2026-0001`; null for a draft that is no new version. */
  number: z.string().nullable(),
  /** Counts the versions of its number, from 1. */
  edition: z.int(),
  content: OfferContent,
  /** As it is set under Company; fixed when the offer has its number. */
  tax: OfferTax.nullable(),
  changedAt: timestamp,
  issuedAt: timestamp.nullable(),
  /** It is open, and its last day has gone. */
  isExpired: z.boolean(),
  acceptance: z.object({ at: timestamp, name: z.string() }).nullable(),
  /** The customer's page; null for a draft. */
  link: z.string().nullable(),
  /** Tells what became of the last mail that has its link or its file; null while none was written. */
  delivery: DeliveryStatus.nullable(),
  version: z.int(),
});
export type Offer = z.infer<typeof Offer>;

/** The offers of a request, the newest first, and with what a new one begins. */
export const QuoteOffers = z.object({
  offers: z.array(Offer),
  taxes: z.record(OfferContent.shape.locale, OfferTax.nullable()),
  /** The first is the one that an offer begins with. */
  currencies: z.array(z.string()),
  terms: z.record(OfferContent.shape.locale, z.string()),
  /** The words that stand on an offer beside its content, as the Office has them. */
  sheets: z.record(OfferContent.shape.locale, z.record(z.enum(sheetLabels), z.string())),
  /** The calendar day in the company's time zone. */
  today: z.iso.date(),
});
export type QuoteOffers = z.infer<typeof QuoteOffers>;

/** Makes a draft: of what was written, as a copy of an offer for this request, or as the next version of one of this request. */
export const NewOffer = z
  .object({ content: OfferContent.optional(), copyOf: id.optional(), revises: id.optional() })
  .refine(({ content, copyOf, revises }) => [content, copyOf, revises].filter((from) => from !== undefined).length === 1, {
    error: 'field.invalid',
    path: ['content'],
  });
export type NewOffer = z.infer<typeof NewOffer>;

export const OfferQuery = z.object({
  /** Words of a number, a name or a title, or of the request. */
  search: z.string().trim().max(200).optional(),
  state: z.array(z.enum(shownOfferStates)).optional(),
  after: cursor.optional(),
  limit: z.int().min(1).max(100).default(20),
});

const listed = { id: true, quoteId: true, quote: true, number: true, edition: true, changedAt: true, delivery: true } as const;

/** An offer as a list shows it. */
export const OfferRow = Offer.pick(listed).extend({
  state: z.enum(shownOfferStates),
  title: z.string(),
  currency: z.string(),
  /** In the smallest unit of the currency. */
  total: z.int(),
  validUntil: z.iso.date(),
});
export type OfferRow = z.infer<typeof OfferRow>;

/** Offers that were changed last come first. */
export const OfferPage = z.object({ rows: z.array(OfferRow), total: z.int(), next: z.string().nullable() });
export type OfferPage = z.infer<typeof OfferPage>;
