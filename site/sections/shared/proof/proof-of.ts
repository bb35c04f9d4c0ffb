import type { Client } from '#contract/client';
import type { Locale } from '#contract/locales';
import type { PublicReview } from '#contract/review';
import type { ServiceId } from '#contract/services';
import { foreignLanguage } from '#contract/text/text-language';
import { showsServices } from '../../clients/client-badges.tsx';

/** As many as stand in a row. */
const clientsShown = 3;

/** Returns the best review of a service: one in the language of the page before all others, and of equals the newest. */
export const reviewOf = (service: ServiceId, reviews: readonly PublicReview[], locale: Locale): PublicReview | undefined =>
  bestOf(
    reviews.filter((review) => review.service === service),
    locale,
  );

/** Returns the best review of a client, likewise. */
export const reviewOfClient = (clientId: string, reviews: readonly PublicReview[], locale: Locale): PublicReview | undefined =>
  bestOf(
    reviews.filter(({ client }) => client?._id === clientId),
    locale,
  );

function bestOf(reviews: readonly PublicReview[], locale: Locale): PublicReview | undefined {
  const isForeign = ({ message }: PublicReview) => Number(foreignLanguage(message, locale) !== undefined);
  return reviews.toSorted((one, other) => isForeign(one) - isForeign(other) || other.rate - one.rate)[0];
}

/** Returns the first clients that have a service and say so. */
export const clientsOf = (service: ServiceId, clients: readonly Client[]): Client[] =>
  clients.filter((client) => showsServices(client) && client.services.some(({ type }) => type === service)).slice(0, clientsShown);
