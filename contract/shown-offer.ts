import type { OfferOnPaper, PublicOffer } from './offers/public-offer.ts';

/** An offer as it is set on paper: a type alone. */
export type OfferPaper = OfferOnPaper;

/** Holds what a customer has sent on the page of their offer, and why it was refused. */
export interface RefusedForm {
  form: 'accept' | 'ask';
  message: string;
  errors: Readonly<Record<string, string>>;
  /** As it was typed. */
  values: Readonly<Record<string, string>>;
}

/** Describes what the server passes to the page of one offer: types alone, since the page is not to bring the schemas along. */
export interface ShownOffer extends PublicOffer {
  refused?: RefusedForm | undefined;
  /** A question was sent just now. */
  isAsked: boolean;
}
