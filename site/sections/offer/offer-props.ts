import type { Locale } from '#contract/locales';
import type { ShownOffer } from '#contract/shown-offer';
import type { Content } from '#site/content/content.ts';

/** Describes what every part of the page of an offer is given. */
export interface OfferProps {
  shown: ShownOffer;
  token: string;
  text: Content<'offer'>;
  locale: Locale;
}
