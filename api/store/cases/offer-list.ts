import type { Kysely } from 'kysely';
import { parseDecimal } from '#contract/offers/money';
import type { ShownOfferState } from '#contract/offers/offer-states';
import type { DeliveryStatus } from '#contract/office/mail';
import type { Engine } from '../engines/engine.ts';
import { deliveryColumns, deliveryStatusOf } from '../mails/delivery-status.ts';
import { type PageRequest, type Position, readPage } from '../rows/pages.ts';
import { containing } from '../search/containing.ts';
import { wordsOf } from '../search/words.ts';
import type { Tables } from '../tables.ts';
import { type StoredOffer, toOffer } from './offers.ts';
import { findMatches, isAmong } from './quote-matches.ts';

/** An offer in a list, with the request that it answers. */
export type ListedOffer = StoredOffer & { reference: string; fullName: string };

export interface OfferFilter {
  search?: string | undefined;
  /** None or an empty list is any. */
  states?: readonly ShownOfferState[] | undefined;
  /** The calendar day in the company's time zone: open offers that were good until before it are expired. */
  today: string;
}

/** A mail about a quote, and what could make it one with an offer: its words, and the names of its files. */
export interface MailAboutQuote {
  quoteId: string;
  text: string;
  fileNames: readonly string[];
  delivery: DeliveryStatus;
}

/** The decimals that currencies have. */
const decimals = [0, 2, 3];

/** Returns what totals look like that somebody means by an amount, with its decimals or without: 1,880 is one of 1880.012 too. None for other words. */
function totalsLike(search: string): string[] {
  const whole = parseDecimal(search, 0);
  return decimals.flatMap((count) => {
    const total = parseDecimal(search, count);
    if (!total) return [];
    return whole === undefined ? String(total) : `${whole}${'_'.repeat(count)}`;
  });
}

const order = { table: 'offers', column: 'changedAt', direction: 'desc' } as const;

/** Reads offers of all requests, without drafts that were removed, and how they were sent. */
export function offerListRepository(db: Kysely<Tables>, { quoteSearch, jsonText }: Pick<Engine, 'quoteSearch' | 'jsonText'>) {
  async function found({ search, states = [], today }: OfferFilter) {
    const matches = await findMatches(db, quoteSearch, search);
    const words = wordsOf([search ?? '']);
    const validUntil = jsonText('offers.content', 'validUntil');
    return db
      .selectFrom('offers')
      .innerJoin('quotes', 'quotes.id', 'offers.quoteId')
      .where('offers.removedAt', 'is', null)
      .$if(matches !== undefined, (offers) =>
        offers.where((offer) =>
          offer.or([
            ...(words.length > 0 ? [offer.and(words.map((word) => offer('offers.words', 'like', containing(word))))] : []),
            ...totalsLike(search ?? '').map((total) => offer('offers.total', 'like', total)),
            ...(matches ? [isAmong(quoteSearch, matches)] : []),
          ]),
        ),
      )
      .$if(states.length > 0, (offers) =>
        offers.where((offer) =>
          offer.or(
            states.map((state) => {
              if (state === 'expired') return offer.and([offer('offers.state', '=', 'open'), offer(validUntil, '<', today)]);
              if (state === 'open') return offer.and([offer('offers.state', '=', 'open'), offer(validUntil, '>=', today)]);
              return offer('offers.state', '=', state);
            }),
          ),
        ),
      );
  }

  return {
    /** Returns a page of them, of which those that were changed last come first. `count` counts all of them. */
    async page(
      filter: OfferFilter,
      page: PageRequest,
    ): Promise<{ rows: ListedOffer[]; next: Position | null; count: () => Promise<number> }> {
      const offers = await found(filter);
      const { rows, next } = await readPage(offers.selectAll('offers').select(['quotes.reference', 'quotes.fullName']), order, page);
      return {
        rows: rows.flatMap(({ reference, fullName, ...row }) => {
          const offer = toOffer(row);
          return offer ? [{ ...offer, reference, fullName }] : [];
        }),
        next,
        count: async () => Number((await offers.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count),
      };
    },

    /** Returns the mails that staff have written about these quotes, the oldest first; none that was taken back. */
    async mails(quoteIds: readonly string[]): Promise<MailAboutQuote[]> {
      if (quoteIds.length === 0) return [];
      const mails = await db
        .selectFrom('answers')
        .innerJoin('outbox', 'outbox.id', 'answers.mailId')
        .select(['answers.aboutId as quoteId', 'answers.text', 'answers.mailId'])
        .select(deliveryColumns.map((column) => `outbox.${column}` as const))
        .where('answers.about', '=', 'quote')
        .where('answers.aboutId', 'in', quoteIds)
        .where('outbox.status', '!=', 'taken-back')
        .orderBy('answers.at')
        .orderBy('answers.id')
        .execute();
      const files = await db
        .selectFrom('caseFiles')
        .select(['mailId', 'name'])
        .where('aboutId', 'in', quoteIds)
        .where('mailId', 'is not', null)
        .execute();
      const named = Map.groupBy(files, ({ mailId }) => mailId);
      return mails.map(({ quoteId, text, mailId, ...mail }) => ({
        quoteId,
        text,
        fileNames: named.get(mailId)?.map(({ name }) => name) ?? [],
        delivery: deliveryStatusOf(mail),
      }));
    },
  };
}
