import type { Kysely, Selectable } from 'kysely';
import { type EnteredName, enteredFields } from '#contract/forms/form-definition';
import { quoteForm } from '#contract/forms/quote';
import { isReply } from '#contract/office/conversation';
import type { QuoteState } from '#contract/office/quote-states';
import { type QuoteDetail, QuoteRow } from '#contract/office/quotes';
import type { SpamReason } from '#contract/office/spam-reasons';
import { sourceFields, sourceIn } from '#contract/visits/source';
import { replaceAddresses } from '../contacts/addresses.ts';
import type { Engine } from '../engines/engine.ts';
import { flag } from '../rows/columns.ts';
import { type PageRequest, type Position, readPage } from '../rows/pages.ts';
import { excerptOf } from '../search/excerpt.ts';
import { putSearchText } from '../search/search-texts.ts';
import type { Tables } from '../tables.ts';
import { caseRows, type Part } from './case-rows.ts';
import { countEach, countQuotes, type QuoteCounts } from './quote-counts.ts';
import { filterConditions, inView, type QuoteFilter, type QuoteMatches, theirTurn } from './quote-filter.ts';
import { findMatches, isAmong } from './quote-matches.ts';
import { standingOf } from './quote-turns.ts';
import { sentTexts, spamReasonsOf } from './submission-rows.ts';
import { writtenAbout } from './written-about.ts';

/** A quote with what only its own page shows. */
export interface OfficeQuote extends QuoteRow, Part, Pick<QuoteDetail, EnteredName<typeof quoteForm> | 'source'> {
  spamReasons: SpamReason[];
  stateBeforeMerge: QuoteState | null;
  closedAt: string | null;
}

export type QuoteChange = Partial<
  Pick<OfficeQuote, 'state' | 'assigneeId' | 'remindAt' | 'suspicious' | 'mergedInto' | 'stateBeforeMerge' | 'closedAt' | 'closingReason'>
>;

/** Each is a column of its name. */
const rowColumns = Object.keys(QuoteRow.shape) as (keyof QuoteRow)[];

const detailColumns = [...enteredFields(quoteForm), 'spamReasons', 'mergedInto', 'stateBeforeMerge', 'closedAt', ...sourceFields] as const;

const sorts = {
  turn: { column: 'rank', direction: 'asc' },
  newest: { column: 'receivedAt', direction: 'desc' },
  oldest: { column: 'receivedAt', direction: 'asc' },
  name: { column: 'sortName', direction: 'asc' },
} as const;

const orderOf = ({ sort }: QuoteFilter) => ({ table: 'quotes' as const, ...sorts[sort] });

export function officeQuoteRepository(db: Kysely<Tables>, { quoteSearch }: Pick<Engine, 'quoteSearch'>) {
  const rows = () => db.selectFrom('quotes').select(rowColumns);
  const unmerged = () => rows().where('mergedInto', 'is', null);
  const wholes = () => rows().select(detailColumns);
  const listed = (filter: QuoteFilter) => {
    const list = rows().where((quote) => quote.and([...filterConditions(quote, filter), ...inView(quote, filter)]));
    return filter.matches ? list.where(isAmong(quoteSearch, filter.matches, true)) : list;
  };

  return {
    ...caseRows(db, 'quotes', rows, toQuoteRow),

    /** Returns what `matches` of a filter is to be for a search; `few`: up to how many matches are looked up one by one. */
    matches: (search: string | undefined, few?: number): Promise<QuoteMatches | undefined> => findMatches(db, quoteSearch, search, few),

    async page(filter: QuoteFilter, request: PageRequest): Promise<{ rows: QuoteRow[]; next: Position | null }> {
      const page = await readPage(listed(filter), orderOf(filter), request);
      return { rows: page.rows.map(toQuoteRow), next: page.next };
    },

    /** As a file has them: with everything that was entered. */
    async lines(filter: QuoteFilter, request: PageRequest) {
      const page = await readPage(listed(filter).select([...enteredFields(quoteForm), ...sourceFields]), orderOf(filter), request);
      return { rows: page.rows.map((row) => ({ ...row, ...toQuoteRow(row) })), next: page.next };
    },

    /** Counts every view, under the same search and filters. */
    counts: (filter: QuoteFilter): Promise<QuoteCounts> => countQuotes(db, quoteSearch, filter),

    /** Counts how many wait for us, and how many of them for a first answer since before a moment. */
    countWaiting: (overdueBefore: string): Promise<Pick<QuoteCounts, 'waiting' | 'overdue'>> =>
      countEach(db, { view: 'waiting', sort: 'turn', me: '', overdueBefore }, ['waiting', 'overdue']),

    /** `lock`: nobody else changes it until the transaction ends. */
    async find(id: string, { lock = false } = {}): Promise<OfficeQuote | undefined> {
      const query = wholes().where('id', '=', id);
      const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
      return row && toOfficeQuote(row);
    },

    /** The quotes that have become parts of this one, the oldest first. */
    async mergedInto(id: string): Promise<OfficeQuote[]> {
      return (await wholes().where('mergedInto', '=', id).orderBy('receivedAt').execute()).map(toOfficeQuote);
    },

    /** Sets columns and counts the version up; `refresh` follows in the same transaction. */
    async change(id: string, { suspicious, ...change }: QuoteChange): Promise<void> {
      await db
        .updateTable('quotes')
        .set((quote) => ({
          ...change,
          ...(suspicious !== undefined && { suspicious: flag(suspicious) }),
          version: quote('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute();
    },

    /** Sets the address, by which the person is known too, and counts the version up; `refresh` follows in the same transaction. */
    async setEmail({ id, phoneNumber, country }: OfficeQuote, email: string): Promise<void> {
      await db
        .updateTable('quotes')
        .set((quote) => ({ email, version: quote('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await replaceAddresses(db, 'quote', id, { email, phoneNumber, country });
    },

    /** Works out again what follows from a quote, its notes, answers and replies: whose turn it is, what the list shows, what is found. */
    async refresh(id: string, now: Date): Promise<void> {
      const quote = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const { answers, replies, texts } = await writtenAbout(db, id);
      const said = replies.filter(({ origin }) => isReply(origin));
      const times = { answers: answers.map(({ at }) => at), replies: said.map(({ at }) => at) };
      const newest = [...answers, ...said].toSorted((one, other) => (one.at < other.at ? -1 : 1)).at(-1);
      await db
        .updateTable('quotes')
        .set({
          ...standingOf({ ...quote, ...times }, now),
          ...firstAnswerOf(quote, answers[0]),
          excerpt: excerptOf(newest?.text ?? quote.message),
        })
        .where('id', '=', id)
        .execute();
      // Of a part, what stands in no message of the timeline: the number it came from, say.
      const parts = await db.selectFrom('quotes').selectAll().where('mergedInto', '=', id).execute();
      const sent = [quote, ...parts].flatMap((each) => sentTexts(quoteForm, each));
      await putSearchText(db, { kind: 'quote', id, country: quote.country, texts: [...sent, ...texts] });
    },

    /** Returns what waits for us, the longest first. */
    async waiting(limit: number): Promise<QuoteRow[]> {
      const waiting = unmerged().where('suspicious', '=', 0).where('rank', '<', theirTurn);
      return (await waiting.orderBy('rank').limit(limit).execute()).map(toQuoteRow);
    },

    /** Returns the quotes whose reminder is due before a moment, for their assignee and for everybody where there is none; the earliest first. */
    async reminders(accountId: string, before: string): Promise<{ quoteId: string; name: string; at: string }[]> {
      const rows = await db
        .selectFrom('quotes')
        .select(['id', 'fullName', 'remindAt'])
        .where('remindAt', '<=', before)
        .where('mergedInto', 'is', null)
        .where((quote) => quote.or([quote('assigneeId', 'is', null), quote('assigneeId', '=', accountId)]))
        .orderBy('remindAt')
        .limit(50)
        .execute();
      return rows.map(({ id, fullName, remindAt }) => ({ quoteId: id, name: fullName, at: remindAt ?? '' }));
    },

    /** Returns the reminders of quotes that are a colleague's from a moment on, the first one first. */
    async ownReminders(accountId: string, from: string): Promise<{ quoteId: string; name: string; at: string }[]> {
      const rows = await db
        .selectFrom('quotes')
        .select(['id', 'fullName', 'remindAt'])
        .where('remindAt', '>=', from)
        .where('mergedInto', 'is', null)
        .where('assigneeId', '=', accountId)
        .orderBy('remindAt')
        .limit(200)
        .execute();
      return rows.map(({ id, fullName, remindAt }) => ({ quoteId: id, name: fullName, at: remindAt ?? '' }));
    },

    /** Returns the times at which the quotes since a moment came, and had their first answer. */
    async arrivals(since: string): Promise<{ receivedAt: string; firstAnsweredAt: string | null }[]> {
      return db.selectFrom('quotes').select(['receivedAt', 'firstAnsweredAt']).where('receivedAt', '>=', since).execute();
    },

    /** Returns the countries as people write them, the spelling of most quotes first. */
    async countries(): Promise<string[]> {
      const rows = await db
        .selectFrom('quotes')
        .select('country')
        .where('country', '!=', '')
        .groupBy('country')
        .orderBy(({ fn }) => fn.countAll(), 'desc')
        .orderBy('country')
        .execute();
      return rows.map(({ country }) => country);
    },

    /** Returns what is open of a colleague's, in no order. */
    async openOf(accountId: string): Promise<Pick<QuoteRow, 'id' | 'remindAt'>[]> {
      return db
        .selectFrom('quotes')
        .select(['id', 'remindAt'])
        .where('assigneeId', '=', accountId)
        .where('mergedInto', 'is', null)
        .where('state', 'in', ['new', 'talk'])
        .execute();
    },

    /** Open quotes by assignee. */
    async load(): Promise<{ colleagueId: string | null; open: number }[]> {
      const rows = await db
        .selectFrom('quotes')
        .select((quote) => ['assigneeId', quote.fn.countAll().as('open')])
        .where('suspicious', '=', 0)
        .where('mergedInto', 'is', null)
        .where('state', 'in', ['new', 'talk'])
        .groupBy('assigneeId')
        .execute();
      return rows.map(({ assigneeId, open }) => ({ colleagueId: assigneeId, open: Number(open) }));
    },
  };
}

/** @param answer the first that stands */
function firstAnswerOf({ receivedAt }: { receivedAt: string }, answer: { at: string; authorId: string | null } | undefined) {
  if (!answer) return { firstAnsweredAt: null, firstAnsweredBy: null, firstAnswerMinutes: null };
  const minutes = Math.floor((Date.parse(answer.at) - Date.parse(receivedAt)) / 60_000);
  return { firstAnsweredAt: answer.at, firstAnsweredBy: answer.authorId, firstAnswerMinutes: minutes };
}

function toQuoteRow(row: Pick<Selectable<Tables['quotes']>, (typeof rowColumns)[number]>): QuoteRow {
  // A row of a release without the Office has waited since it came.
  const waitsSince = row.waitsSince ?? (row.turn === 'first-answer' ? row.receivedAt : null);
  return { ...row, waitsSince, suspicious: row.suspicious === 1 };
}

function toOfficeQuote(row: Pick<Selectable<Tables['quotes']>, (typeof rowColumns)[number] | (typeof detailColumns)[number]>): OfficeQuote {
  return { ...row, ...toQuoteRow(row), spamReasons: spamReasonsOf(row.spamReasons), source: sourceIn(row) };
}
