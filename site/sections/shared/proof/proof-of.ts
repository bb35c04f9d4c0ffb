import type { Client } from '#contract/client';
import type { Locale } from '#contract/locales';
import type { PublicReview } from '#contract/review';
import type { ServiceId } from '#contract/services';
import { languageOf } from '#contract/text/text-language';
import { showsServices } from '../../clients/client-badges.tsx';

/** As many as stand in a row. */
const clientsShown = 3;

/** Holds what customers say of a service, and who has it. */
export interface ShownProof {
  review: PublicReview | undefined;
  clients: Client[];
}

/**
 * Chooses what the page of a service shows of what is public: the best review of it, one in the language of the page before all others, of equals the
 * newest; and the first clients that have it and say so.
 */
export function proofOf(
  service: ServiceId,
  { reviews, clients }: { reviews: PublicReview[]; clients: Client[] },
  locale: Locale,
): ShownProof {
  const isForeign = ({ message }: PublicReview) => Number(languageOf(message) !== locale);
  const [review] = reviews
    .filter((one) => one.service === service)
    .toSorted((one, other) => isForeign(one) - isForeign(other) || other.rate - one.rate);
  const withIt = clients.filter((client) => showsServices(client) && client.services.some(({ type }) => type === service));
  return { review, clients: withIt.slice(0, clientsShown) };
}
