import type { OfferState } from '#contract/offers/offer-states';
import type { Json } from '../column-types.ts';

export interface OfferTable {
  id: string;
  /** Null once everything about the person was erased: the number, its dates and the total stay. */
  quoteId: string | null;
  state: OfferState;
  /** Null for a draft. */
  number: string | null;
  edition: number;
  /** The number of which a draft is the next version. */
  revises: string | null;
  content: Json;
  /** Fixed with the number, as `company` is; null without a tax. */
  tax: Json | null;
  /** Holds what the Office had changed of the company when the number was given: the PDF is made with it. */
  company: Json | null;
  currency: string;
  /** Digits of the smallest unit of the currency: no type for integers of all engines is large enough. */
  total: string;
  /** Words by which it is found, normalized. */
  words: string;
  createdAt: string;
  changedAt: string;
  /** A draft that was removed, and can be brought back. */
  removedAt: string | null;
  issuedAt: string | null;
  acceptedAt: string | null;
  acceptedName: string | null;
  version: number;
  mergedFrom: string | null;
}
