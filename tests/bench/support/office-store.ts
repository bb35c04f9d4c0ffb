import { sql } from 'kysely';
import { rankOf } from '#api/store/cases/quote-turns';
import { sentTexts } from '#api/store/cases/submission-rows';
import { clientWords } from '#api/store/clients/client-words';
import { putAddresses } from '#api/store/contacts/addresses';
import { openEngine, type StoreLocation } from '#api/store/engines/open-engine';
import { newId } from '#api/store/rows/identifiers';
import { indexWords } from '#api/store/search/search-words';
import { emptyValues } from '#contract/forms/form-definition';
import { quoteForm } from '#contract/forms/quote';
import { reviewForm } from '#contract/forms/review';
import { closingReasons, isClosed, type QuoteState } from '#contract/office/quote-states';
import type { Turn } from '#contract/office/quotes';
import { clientCategories, serviceIds } from '#contract/services';
import { normalizeText } from '#contract/text/normalize-text';
import { urls } from '#contract/urls';
import { fillApplications } from './office-applications.ts';
import { fillTexts } from './office-texts.ts';

const quotes = 100_000;
const events = 50_000;
const reviews = 100;
const batchSize = 500;
const start = Date.UTC(2022, 0, 1);
/** Milliseconds. */
const betweenQuotes = 1_200_000;
const names = ['Amal Haddad', 'Nader Aziz', 'أحمد العلي', 'Zoë Müller', 'Salma Odeh', 'ليلى حداد', 'Omar Khalil', 'Grace Hopper'];
const countries = ['Jordan', 'Oman', 'Qatar', 'Kuwait', 'Egypt', 'Iraq', 'Bahrain', 'Lebanon'];
const words = ['tills', 'network', 'cameras', 'website', 'logo', 'server', 'شاشة', 'موقع', 'printer', 'branch', 'warehouse', 'clinic'];
const pages = Object.values(urls);
const hosts = ['google.com', 'bing.com', 'facebook.com', 'instagram.com', 'linkedin.com', 'duckduckgo.com'];
/** A mobile number of Jordan, of which one person in two writes the country. */
const numberOf = (index: number): string => {
  const own = `79${((index * 7_919) % 10_000_000).toString().padStart(7, '0')}`;
  return index % 2 ? `0${own.slice(0, 2)} ${own.slice(2, 5)} ${own.slice(5)}` : `+962 ${own.slice(0, 2)} ${own.slice(2)}`;
};
const pick = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

const reviewIds = Array.from({ length: reviews }, newId);
/** Has two of three quotes and applications. */
export const me = newId();
export const clients = 5_000;
const clientIds = Array.from({ length: clients }, newId);
/** The last quote came then. */
export const endOfQuotes = new Date(start + quotes * betweenQuotes);

/** 100,000 quotes, 50,000 events, 50,000 applications, 5,000 clients, and 100 reviews that wait. The store has to have no quotes yet. */
export async function fillOffice(location: StoreLocation): Promise<void> {
  const { db } = await openEngine(location);
  try {
    for (let first = 0; first < quotes; first += batchSize)
      await db.transaction().execute(async (transaction) => {
        const rows = Array.from({ length: batchSize }, (_, index) => quote(first + index));
        await transaction.insertInto('quotes').values(rows).execute();
        const texts = rows.map((row) => ({
          ...{ kind: 'quote' as const, subjectId: row.id },
          words: indexWords(sentTexts(quoteForm, row), row.country).join(' '),
        }));
        await transaction.insertInto('searchTexts').values(texts).execute();
        for (const row of rows) await putAddresses(transaction, 'quote', row.id, row);
        if (first < events)
          await transaction
            .insertInto('events')
            .values(rows.map((row, index) => event(row, first + index)))
            .execute();
      });
    for (let first = 0; first < clients; first += batchSize)
      await db
        .insertInto('clients')
        .values(Array.from({ length: batchSize }, (_, index) => client(first + index)))
        .execute();
    await db
      .insertInto('reviews')
      .values(Array.from({ length: reviews }, (_, index) => review(index)))
      .execute();
    await fillApplications(db, me);
    await fillTexts(db);
    // As PostgreSQL does by itself in time.
    await sql`analyze`.execute(db);
    if (location.databaseUrl !== undefined) await sql`vacuum`.execute(db);
  } finally {
    await db.destroy();
  }
}

function quote(index: number) {
  const receivedAt = new Date(start + index * betweenQuotes).toISOString();
  const state = index > quotes - 400 ? pick(['new', 'talk'] as const, index) : pick(['won', 'lost', 'aside'] as const, index);
  const turn: Turn = state === 'new' ? 'first-answer' : state === 'talk' ? pick(['ours', 'theirs'] as const, index >> 1) : 'nobody';
  const fullName = `${pick(names, index)} client ${index}`;
  const message = Array.from({ length: 30 }, (_, word) => `${pick(words, index * 7 + word * 5)} ${(index * 31 + word * 17) % 997}`).join(
    ' ',
  );
  return {
    ...emptyValues(quoteForm),
    ...{ id: newId(), reference: `R${index.toString().padStart(7, '0')}`, receivedAt, locale: 'en' as const, fullName, message },
    ...{ suspicious: index % 50 === 0 ? (1 as const) : (0 as const), email: `person${index % 60_000}@visitor.example` },
    ...{ phoneNumber: numberOf(index), country: pick(countries, index >> 2), state, turn, sortName: normalizeText(fullName) },
    ...{ excerpt: message.slice(0, 160), assigneeId: index % 3 ? me : null, waitsSince: turn === 'nobody' ? null : receivedAt },
    ...{ rank: rankOf(turn, receivedAt), ...figuresOf(index, receivedAt, state, turn) },
  };
}

/** Says where a quote came from, when it had its first answer, and when and why it was closed. */
function figuresOf(index: number, receivedAt: string, state: QuoteState, turn: Turn) {
  const minutes = (index * 37) % 5_000;
  const after = (more: number) => new Date(Date.parse(receivedAt) + (minutes + more) * 60_000).toISOString();
  return {
    ...{ sourcePage: '/contact', sourceBefore: pick(pages, index), sourceHost: index % 3 ? pick(hosts, index) : '' },
    ...(index % 5 ? { utmSource: '', utmCampaign: '' } : { utmSource: pick(hosts, index >> 2), utmCampaign: `campaign ${index % 40}` }),
    ...(turn === 'first-answer'
      ? { firstAnsweredAt: null, firstAnsweredBy: null, firstAnswerMinutes: null }
      : { firstAnsweredAt: after(0), firstAnsweredBy: me, firstAnswerMinutes: minutes }),
    ...(isClosed(state)
      ? { closedAt: after(10_000), closingReason: index % 2 ? pick(closingReasons[state], index) : null }
      : { closedAt: null, closingReason: null }),
  };
}

function client(index: number) {
  const name = `${pick(names, index)} client ${index}`;
  const arabicName = index % 3 ? `شركة ${pick(names, index + 2)} ${index}` : undefined;
  const services = [{ type: pick(serviceIds, index), link: `https://client-${index}.example` }, { type: pick(serviceIds, index + 5) }];
  return {
    ...{
      id: clientIds[index] as string,
      name,
      logo: `/uploads/${index}.svg`,
      category: pick(clientCategories, index >> 3),
      sortOrder: index * 1_024,
    },
    ...{ services: JSON.stringify(services), isPrivateWork: index % 7 ? (0 as const) : (1 as const), comingSoon: 0 as const },
    ...{ ar: arabicName === undefined ? null : JSON.stringify({ name: arabicName }), words: clientWords(name, arabicName) },
  };
}

/** Makes an event: of four, two are about quotes, one about a review and one about a client. */
function event({ id, fullName, reference, receivedAt }: ReturnType<typeof quote>, index: number) {
  const about = pick(
    [
      { kind: 'quote.answered', before: null, after: 'An answer', subjectKind: 'quote', subjectId: id },
      { kind: 'review.decided', before: 'approved', after: 'pending', subjectKind: 'review', subjectId: pick(reviewIds, index) },
      { kind: 'quote.state', before: 'new', after: 'won', subjectKind: 'quote', subjectId: id },
      { kind: 'client.moved', before: '1', after: '2', subjectKind: 'client', subjectId: pick(clientIds, index) },
    ] as const,
    index,
  );
  return {
    ...{ id: newId(), at: receivedAt, actorId: me, actorName: 'Me', subjectName: fullName, subjectReference: reference },
    ...about,
  };
}

function review(index: number) {
  const receivedAt = new Date(start + index * betweenQuotes).toISOString();
  const message = Array.from({ length: 20 }, (_, word) => pick(words, index * 3 + word)).join(' ');
  return {
    ...emptyValues(reviewForm),
    ...{ id: reviewIds[index] as string, reference: `V${index.toString().padStart(7, '0')}`, receivedAt, locale: 'en' as const, message },
    ...{ suspicious: 0 as const, fullName: `${pick(names, index)} ${index}`, email: `reviewer${index}@visitor.example` },
    ...{ rate: 1 + (index % 5), service: pick(serviceIds, index), status: 'pending' as const, decidedAt: null, sortOrder: null },
  };
}
