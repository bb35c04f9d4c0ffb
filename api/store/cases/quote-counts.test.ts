import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyValues } from '#contract/forms/form-definition';
import { quoteForm } from '#contract/forms/quote';
import { quoteViews } from '#contract/office/quote-states';
import type { QuoteQuery } from '#contract/office/quotes';
import { normalizeText } from '#contract/text/normalize-text';
import { storeWithDatabase } from '../../testing/store-with-database.ts';
import { indexWords } from '../search/search-words.ts';
import { wordsOf } from '../search/words.ts';
import type { QuoteFilter } from './quote-filter.ts';
import { standingOf } from './quote-turns.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const me = 'me';
const overdueBefore = '2026-11-10T00:00:00.000Z';
const messages = ['tills for a branch', 'tillage, fields', 'شاشة في الفرع', 'a branch alone', 'Tills. شاشات'];
const pick = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

/** Every state, view and filter crosses every message. */
const quotes = Array.from({ length: 180 }, (_, index) => {
  const id = `q${index.toString().padStart(3, '0')}`;
  const state = pick(['new', 'talk', 'won', 'lost', 'aside', 'new', 'talk'] as const, index);
  const receivedAt = new Date(now.getTime() - (index % 60) * 86_400_000).toISOString();
  const fullName = `${pick(['Zoë', 'Amal', 'Omar'], index)} ${index % 11}`;
  const standing = standingOf({ state, receivedAt, answers: [], replies: [], turn: 'first-answer', waitsSince: receivedAt }, now);
  const message = pick(messages, index);
  return {
    ...{ ...emptyValues(quoteForm), id, reference: `R${id}`, receivedAt, locale: 'en' as const, fullName, message, state, ...standing },
    ...{ country: pick(['Oman', 'Jordan'], index >> 1), assigneeId: pick([me, null, 'other'], index >> 2), excerpt: message },
    ...{ suspicious: pick([0, 0, 0, 1] as const, index), mergedInto: index % 13 === 0 ? 'q001' : null, sortName: normalizeText(fullName) },
  };
});
type Quote = (typeof quotes)[number];

const isOpen = ({ state }: Quote) => state === 'new' || state === 'talk';
const views: Record<QuoteQuery['view'], (quote: Quote) => boolean> = {
  waiting: (quote) => !quote.suspicious && (quote.turn === 'first-answer' || quote.turn === 'ours'),
  mine: (quote) => !quote.suspicious && quote.assigneeId === me && isOpen(quote),
  open: (quote) => !quote.suspicious && isOpen(quote),
  everything: (quote) => !quote.suspicious,
  suspicious: (quote) => quote.suspicious === 1,
};
const isOverdue = ({ turn, waitsSince }: Quote) => turn === 'first-answer' && (waitsSince ?? '') < overdueBefore;

const orders: Record<QuoteQuery['sort'], [column: 'rank' | 'receivedAt' | 'sortName', direction: 1 | -1]> = {
  turn: ['rank', 1],
  newest: ['receivedAt', -1],
  oldest: ['receivedAt', 1],
  name: ['sortName', 1],
};

type Narrowed = Pick<QuoteFilter, 'state' | 'country' | 'assignee' | 'overdue' | 'receivedSince' | 'receivedBefore'>;

/** Counts what a search and filters leave, without a database. */
function expected(search: string | undefined, { state, country, assignee, overdue, receivedSince, receivedBefore }: Narrowed): Quote[] {
  const sought = wordsOf([search ?? '']);
  return quotes.filter((quote) => {
    const words = wordsOf([quote.reference, quote.fullName, quote.message]);
    const isFound = !search || (sought.length > 0 && sought.every((beginning) => words.some((word) => word.startsWith(beginning))));
    const isLeft =
      (!state || state.includes(quote.state)) &&
      (!country || country.includes(quote.country)) &&
      (!assignee || assignee.includes(quote.assigneeId ?? 'nobody')) &&
      (!receivedSince || quote.receivedAt >= receivedSince) &&
      (!receivedBefore || quote.receivedAt < receivedBefore) &&
      (!overdue || isOverdue(quote));
    return quote.mergedInto === null && isFound && isLeft;
  });
}

async function filledStore() {
  const { store, db } = await storeWithDatabase();
  await db.insertInto('quotes').values(quotes).execute();
  const textOf = ({ reference, fullName, message }: Quote) => indexWords([reference, fullName, message]).join(' ');
  const texts = quotes.map((quote) => ({ kind: 'quote' as const, subjectId: quote.id, words: textOf(quote) }));
  await db.insertInto('searchTexts').values(texts).execute();
  await db.insertInto('searchTexts').values({ kind: 'review', subjectId: 'r', words: 'tills branch' }).execute();
  return { store, db };
}

const searches = [undefined, 'till', 'tills', 't', 'بر', 'شاش', 'branch', 'tills zoe', 'rq17', 'nothing', '…'];
const filters: Narrowed[] = [
  {},
  { state: ['won', 'new'] },
  { country: ['Oman'] },
  { assignee: ['nobody'] },
  { assignee: [me, 'nobody'], state: ['talk'] },
  { overdue: true },
  { receivedSince: '2026-11-01T10:00:00.000Z', receivedBefore: '2026-11-12T10:00:00.000Z' },
  { receivedBefore: overdueBefore, state: ['new'] },
  { overdue: true, country: ['Jordan'], assignee: ['nobody'] },
];

test('a search that finds many has the rows, the order and the counts that one of a few has', async () => {
  const { store } = await filledStore();

  for (const search of searches)
    for (const narrowed of filters) {
      const left = expected(search, narrowed);
      const counts = {
        ...Object.fromEntries(quoteViews.map((view) => [view, left.filter(views[view]).length])),
        overdue: left.filter((quote) => !quote.suspicious && isOverdue(quote)).length,
      };
      for (const few of [undefined, 0]) {
        const filter = { ...narrowed, me, overdueBefore, matches: await store.officeQuotes.matches(search, few) };
        const asked = { search, narrowed, few };
        expect({ asked, counts: await store.officeQuotes.counts({ ...filter, view: 'open', sort: 'turn' }) }).toEqual({ asked, counts });
        for (const [index, view] of quoteViews.entries()) {
          const sort = pick(Object.keys(orders) as QuoteQuery['sort'][], index + left.length);
          const [column, direction] = orders[sort];
          const place = (quote: Quote) => `${quote[column]} ${quote.id}`;
          const sorted = left.filter(views[view]).toSorted((one, other) => (place(one) < place(other) ? -direction : direction));
          const { rows } = await store.officeQuotes.page({ ...filter, view, sort }, { limit: 20 });
          expect({ asked, view, sort, ids: rows.map(({ id }) => id) }).toEqual({
            ...{ asked, view, sort },
            ids: sorted.slice(0, 20).map(({ id }) => id),
          });
        }
      }
    }
});

test('a request that is deleted by whatever program is not found, nor counted', async () => {
  const { store, db } = await filledStore();
  await sql`delete from quotes where id <> 'q004'`.execute(db);

  const matches = await store.officeQuotes.matches('tills', 0);
  const counts = await store.officeQuotes.counts({ view: 'open', sort: 'turn', me, overdueBefore, matches });

  expect(counts.everything).toBe(1);
  expect(await db.selectFrom('searchTexts').select('subjectId').orderBy('subjectId').execute()).toEqual([
    { subjectId: 'q004' },
    { subjectId: 'r' },
  ]);
});
