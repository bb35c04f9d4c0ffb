import { type Expression, type ExpressionBuilder, type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { type QuoteQuery, type QuoteRow, type QuoteState, quoteViews } from '#contract/office/quotes';
import { flag } from './columns.ts';
import type { Engine } from './engine.ts';
import { excerptOf } from './excerpt.ts';
import { wordsOf } from './fold.ts';
import { standingOf } from './quote-turns.ts';
import { putSearchText } from './search-texts.ts';
import type { Tables } from './tables.ts';

/** What the list is asked for. */
export interface QuoteFilter extends Omit<QuoteQuery, 'after' | 'limit'> {
  /** Account of the reader, for the view `mine`. */
  me: string;
  /** What waits for a first answer since before this moment is overdue; ISO 8601. */
  overdueBefore: string;
  /** Whether a search has found so many that a page of them is found soonest by going through all quotes. */
  areMany?: boolean;
}

/** Place of the last row of a page in the order of the list. */
export interface QuotePosition {
  value: string;
  id: string;
}

export type QuoteCounts = Record<QuoteQuery['view'] | 'overdue', number>;

/** A quote with what only its own page shows. */
export interface OfficeQuote extends QuoteRow {
  phoneNumber: string;
  message: string;
  mergedInto: string | null;
}

export interface QuoteChange {
  state?: QuoteState | undefined;
  assigneeId?: string | null | undefined;
  remindAt?: string | null | undefined;
  suspicious?: boolean | undefined;
  mergedInto?: string | undefined;
}

type Quote = ExpressionBuilder<Tables, 'quotes'>;
type Condition = Expression<SqlBool>;

const rowColumns = [
  'id',
  'reference',
  'receivedAt',
  'fullName',
  'email',
  'country',
  'excerpt',
  'locale',
  'state',
  'turn',
  'waitsSince',
  'assigneeId',
  'remindAt',
  'suspicious',
  'version',
] as const;

const sorts = {
  turn: { column: 'rank', direction: 'asc' },
  newest: { column: 'receivedAt', direction: 'desc' },
  oldest: { column: 'receivedAt', direction: 'asc' },
  name: { column: 'sortName', direction: 'asc' },
} as const;

/** First character of the rank of those whose turn it is not ours. */
const theirTurn = '2';

export function officeQuoteRepository(
  db: Kysely<Tables>,
  { hasRowLocks, isMatchingQuote }: Pick<Engine, 'hasRowLocks' | 'isMatchingQuote'>,
) {
  function conditions(quote: Quote, { search, state, assignee, country, overdue, overdueBefore, areMany }: QuoteFilter): Condition[] {
    const found: Condition[] = [quote('mergedInto', 'is', null)];
    const words = wordsOf([search ?? '']);
    // A search without a single word, of punctuation say, finds nothing.
    if (search) found.push(words.length > 0 ? isMatchingQuote(words, areMany) : sql<SqlBool>`1 = 0`);
    if (state?.length) found.push(quote('state', 'in', state));
    if (country?.length) found.push(quote('country', 'in', country));
    if (assignee?.length) {
      const ids = assignee.filter((id) => id !== 'nobody');
      const either: Condition[] = ids.length > 0 ? [quote('assigneeId', 'in', ids)] : [];
      if (ids.length < assignee.length) either.push(quote('assigneeId', 'is', null));
      found.push(quote.or(either));
    }
    if (overdue) found.push(quote.and(isOverdue(quote, overdueBefore)));
    return found;
  }

  return {
    /** One page, and where the next one starts. */
    async page(filter: QuoteFilter, { after, limit }: { after?: QuotePosition | undefined; limit: number }) {
      const { column, direction } = sorts[filter.sort];
      const beyond = direction === 'asc' ? '>' : '<';
      let query = db
        .selectFrom('quotes')
        .select([...rowColumns, `${column} as position`])
        .where((quote) => quote.and([...conditions(quote, filter), ...inView(quote, filter)]));
      if (after)
        query = query.where(
          (quote) => sql<SqlBool>`(${quote.ref(column)}, ${quote.ref('id')}) ${sql.raw(beyond)} (${after.value}, ${after.id})`,
        );
      const rows = await query
        .orderBy(column, direction)
        .orderBy('id', direction)
        .limit(limit + 1)
        .execute();
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const next: QuotePosition | null = rows.length > limit && last ? { value: last.position, id: last.id } : null;
      return { rows: shown.map(({ position, ...row }) => toQuoteRow(row)), next };
    },

    /** Of every view, under the same search and filters. */
    async counts(filter: QuoteFilter): Promise<QuoteCounts> {
      const totals = await db
        .selectFrom('quotes')
        .select((quote) => {
          const count = (of: Condition[]) => quote.fn.countAll<number | string>().filterWhere(quote.and(of));
          const ofView = (view: QuoteFilter['view']) => count(inView(quote, { ...filter, view })).as(view);
          const genuine = quote('suspicious', '=', 0);
          return [...quoteViews.map(ofView), count([genuine, ...isOverdue(quote, filter.overdueBefore)]).as('overdue')];
        })
        .where((quote) => quote.and(conditions(quote, filter)))
        .executeTakeFirstOrThrow();
      // Counts of PostgreSQL are wider than a number, and arrive as text.
      const number = (name: keyof QuoteCounts) => Number(totals[name]);
      return {
        ...{ waiting: number('waiting'), mine: number('mine'), open: number('open') },
        ...{ everything: number('everything') },
        ...{ suspicious: number('suspicious'), overdue: number('overdue') },
      };
    },

    /** `lock`: nobody else changes it until the transaction ends. */
    async find(id: string, { lock = false } = {}): Promise<OfficeQuote | undefined> {
      let query = db
        .selectFrom('quotes')
        .select([...rowColumns, 'phoneNumber', 'message', 'mergedInto'])
        .where('id', '=', id);
      if (lock && hasRowLocks) query = query.forUpdate();
      const row = await query.executeTakeFirst();
      if (!row) return undefined;
      const { phoneNumber, message, mergedInto, ...rest } = row;
      return { ...toQuoteRow(rest), phoneNumber, message, mergedInto };
    },

    /** In no order. */
    async rows(ids: readonly string[]): Promise<QuoteRow[]> {
      if (ids.length === 0) return [];
      return (await db.selectFrom('quotes').select(rowColumns).where('id', 'in', ids).execute()).map(toQuoteRow);
    },

    async findByReference(reference: string): Promise<QuoteRow | undefined> {
      const row = await db.selectFrom('quotes').select(rowColumns).where('reference', '=', reference).executeTakeFirst();
      return row && toQuoteRow(row);
    },

    /** All requests of an e-mail address, ignoring letter case, the newest first. */
    async fromAddress(email: string): Promise<QuoteRow[]> {
      if (email === '') return [];
      const rows = await db
        .selectFrom('quotes')
        .select(rowColumns)
        .where((quote) =>
          quote.and([quote(quote.fn<string>('lower', ['email']), '=', email.toLowerCase()), quote('mergedInto', 'is', null)]),
        )
        .orderBy('receivedAt', 'desc')
        .orderBy('id')
        .limit(50)
        .execute();
      return rows.map(toQuoteRow);
    },

    /** The requests that have become parts of this one, the oldest first. */
    async mergedInto(id: string): Promise<OfficeQuote[]> {
      const rows = await db
        .selectFrom('quotes')
        .select([...rowColumns, 'phoneNumber', 'message', 'mergedInto'])
        .where('mergedInto', '=', id)
        .orderBy('receivedAt')
        .execute();
      return rows.map(({ phoneNumber, message, mergedInto, ...row }) => ({ ...toQuoteRow(row), phoneNumber, message, mergedInto }));
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

    /** Works out again what follows from a request, its notes, answers and replies: whose turn it is, what the list shows, what is found. */
    async refresh(id: string, now: Date): Promise<void> {
      const quote = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const [notes, replies, answers] = [
        await db.selectFrom('notes').select('text').where('quoteId', '=', id).execute(),
        await db.selectFrom('replies').select(['at', 'subject', 'text']).where('quoteId', '=', id).orderBy('at').execute(),
        await db
          .selectFrom('answers')
          .innerJoin('outbox', 'outbox.id', 'answers.mailId')
          .select(['answers.at', 'answers.subject', 'answers.text'])
          .where('answers.aboutId', '=', id)
          .where('outbox.status', '!=', 'taken-back')
          .orderBy('answers.at')
          .execute(),
      ];
      const times = { answers: answers.map(({ at }) => at), replies: replies.map(({ at }) => at) };
      const newest = [...answers, ...replies].toSorted((one, other) => (one.at < other.at ? -1 : 1)).at(-1);
      await db
        .updateTable('quotes')
        .set({
          ...standingOf({ ...quote, ...times }, now),
          firstAnsweredAt: answers[0]?.at ?? null,
          excerpt: excerptOf(newest?.text ?? quote.message),
        })
        .where('id', '=', id)
        .execute();
      const { reference, fullName, email, phoneNumber, country, message } = quote;
      const written = [...answers, ...replies].flatMap(({ subject, text }) => [subject, text]);
      await putSearchText(db, 'quote', id, [
        ...[reference, fullName, email, phoneNumber, country, message],
        ...notes.map(({ text }) => text),
        ...written,
      ]);
    },

    /** What waits for us, the longest first. */
    async waiting(limit: number): Promise<QuoteRow[]> {
      const rows = await db
        .selectFrom('quotes')
        .select(rowColumns)
        .where('suspicious', '=', 0)
        .where('mergedInto', 'is', null)
        .where('rank', '<', theirTurn)
        .orderBy('rank')
        .limit(limit)
        .execute();
      return rows.map(toQuoteRow);
    },

    /** Whose reminder is due before a moment, for their assignee and for everybody where there is none; the earliest first. */
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

    /** When the requests since a moment came, and when each had its first answer. */
    async arrivals(since: string): Promise<{ receivedAt: string; firstAnsweredAt: string | null }[]> {
      return db.selectFrom('quotes').select(['receivedAt', 'firstAnsweredAt']).where('receivedAt', '>=', since).execute();
    },

    /** Open requests by assignee. */
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

function isOverdue(quote: Quote, overdueBefore: string): Condition[] {
  return [quote('turn', '=', 'first-answer'), quote('waitsSince', '<', overdueBefore)];
}

function inView(quote: Quote, { view, me }: QuoteFilter): Condition[] {
  const isGenuine = quote('suspicious', '=', 0);
  switch (view) {
    case 'waiting':
      return [isGenuine, quote('rank', '<', theirTurn)];
    case 'mine':
      return [isGenuine, quote('assigneeId', '=', me), quote('state', 'in', ['new', 'talk'])];
    case 'open':
      return [isGenuine, quote('state', 'in', ['new', 'talk'])];
    case 'everything':
      return [isGenuine];
    case 'suspicious':
      return [quote('suspicious', '=', 1)];
  }
}

function toQuoteRow(row: Pick<Selectable<Tables['quotes']>, (typeof rowColumns)[number]>): QuoteRow {
  // A row of a release without the Office has waited since it came.
  const waitsSince = row.waitsSince ?? (row.turn === 'first-answer' ? row.receivedAt : null);
  return { ...row, waitsSince, suspicious: row.suspicious === 1 };
}
