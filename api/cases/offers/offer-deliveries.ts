import type { DeliveryStatus } from '#contract/office/mail';
import { offerPage } from '#contract/urls';
import type { MailAboutQuote } from '../../store/cases/offer-list.ts';
import type { StoredOffer } from '../../store/cases/offers.ts';
import type { Repositories } from '../../store/open-store.ts';
import { fileNameOf, offerLinks } from './describe-offer.ts';

type Sendable = Pick<StoredOffer, 'id' | 'quoteId' | 'number' | 'edition'>;

/**
 * Returns, by the ids of offers, what became of the last mail that has the link or the file of each; those that no mail has are missing.
 *
 * @param read the mails about the quotes of the offers, the oldest first, where they have been read already
 */
export async function offerDeliveries(
  repositories: Pick<Repositories, 'offerList' | 'secrets'>,
  offers: readonly Sendable[],
  read?: readonly MailAboutQuote[],
): Promise<ReadonlyMap<string, DeliveryStatus>> {
  const numbered = offers.filter(({ number }) => number !== null);
  const mails = read ?? (await repositories.offerList.mails([...new Set(numbered.map(({ quoteId }) => quoteId))]));
  const byQuote = Map.groupBy(mails, ({ quoteId }) => quoteId);
  const deliveries = new Map<string, DeliveryStatus>();
  for (const offer of numbered) {
    const written = byQuote.get(offer.quoteId) ?? [];
    if (written.length === 0) continue;
    const link = offerPage(await offerLinks.token(repositories, offer.id));
    const last = written.findLast(({ text, fileNames }) => text.includes(link) || fileNames.includes(fileNameOf(offer)));
    if (last) deliveries.set(offer.id, last.delivery);
  }
  return deliveries;
}
