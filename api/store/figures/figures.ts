import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '#contract/locales';
import type { ClosedState } from '#contract/office/quote-states';
import type { Source } from '#contract/visits/source';
import type { Engine } from '../engines/engine.ts';
import type { Tables } from '../tables.ts';

/** From one moment until before another, ISO 8601. */
export interface Span {
  from: string;
  before: string;
}

const sourceColumns = ['sourceHost', 'utmSource', 'utmCampaign'] as const;
const pageColumns = ['sourcePage', 'sourceBefore', ...sourceColumns] as const;

export type CountedSource = Pick<Source, (typeof sourceColumns)[number]>;
export type CountedPage = Pick<Source, (typeof pageColumns)[number]>;

export interface ClosedQuotes extends CountedPage {
  state: ClosedState;
  closingReason: string | null;
  assigneeId: string | null;
  total: number;
}

/** One price offer; its amount is in the smallest unit of the currency. */
export interface CountedOffer {
  currency: string;
  amount: number;
  total: number;
}

/** Counts for figures. Each statement reads an index that has all its columns. */
export function figureRepository(db: Kysely<Tables>, { jsonText }: Pick<Engine, 'jsonText'>) {
  /**
   * Counts rows with the same values. The database joins them to one text, which is taken apart here: to group them it would sort them all, and an
   * object for each takes longer than to read it. No value has a tab or a line break in it.
   */
  async function tally<Name extends string>(
    columns: readonly Name[],
    table: 'quotes' | 'applicants',
    condition: RawBuilder<unknown>,
  ): Promise<(Record<Name, string> & { total: number })[]> {
    const values = columns.map((column) => sql`coalesce(cast(${sql.ref(column)} as text), '')`);
    const { rows } = await sql<{ lines: string | null }>`
      select string_agg(${sql.join(values, sql` || ${sql.lit('\t')} || `)}, ${sql.lit('\n')}) as lines
      from ${sql.table(table)} where ${condition}`.execute(db);
    const totals = new Map<string, number>();
    for (const line of rows[0]?.lines?.split('\n') ?? []) totals.set(line, (totals.get(line) ?? 0) + 1);
    return [...totals].map(([line, total]) => {
      const row: Record<string, string | number> = { total };
      for (const [index, value] of line.split('\t').entries()) row[columns[index] ?? ''] = value;
      return row as Record<Name, string> & { total: number };
    });
  }

  /** Neither spam nor a part of another one. As literals: with them PostgreSQL knows which index to take. */
  const counted = (column: 'receivedAt' | 'closedAt' | 'firstAnsweredAt', { from, before }: Span) =>
    sql`suspicious = 0 and merged_into is null and ${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${before}`;

  return {
    /** Quotes that came, by language and by where they came from. */
    async received(span: Span): Promise<(CountedPage & { locale: Locale; total: number })[]> {
      const rows = await tally([...pageColumns, 'locale'], 'quotes', counted('receivedAt', span));
      return rows.map((row) => ({ ...row, locale: row.locale as Locale }));
    },

    /** Counts the quotes that came in each of these spans. */
    async receivedIn(spans: readonly Span[]): Promise<number[]> {
      if (spans.length === 0) return [];
      const values = sql.join(spans.map(({ from, before }, index) => sql`(${sql.lit(index)}, ${from}, ${before})`));
      const { rows } = await sql<{ place: number; total: number | string }>`
        with spans (place, begins, ends) as (values ${values})
        select place, (select count(*) from quotes where suspicious = 0 and merged_into is null and received_at >= begins and received_at < ends) as total
        from spans`.execute(db);
      const totals = new Map(rows.map(({ place, total }) => [place, Number(total)]));
      return spans.map((_, index) => totals.get(index) ?? 0);
    },

    /** Quotes that were won and lost then, and still are. */
    async closed(span: Span): Promise<ClosedQuotes[]> {
      const columns = [...pageColumns, 'state', 'closingReason', 'assigneeId'] as const;
      const rows = await tally(columns, 'quotes', sql`${counted('closedAt', span)} and state in ('won', 'lost')`);
      return rows.map(({ state, closingReason, assigneeId, ...row }) => ({
        ...row,
        state: state === 'won' ? 'won' : 'lost',
        closingReason: closingReason || null,
        assigneeId: assigneeId || null,
      }));
    },

    /** First answers that were given then, by whom and after how many minutes, the fastest first. */
    async firstAnswers(span: Span): Promise<{ firstAnsweredBy: string | null; minutes: number; total: number }[]> {
      const condition = sql`${counted('firstAnsweredAt', span)} and first_answer_minutes is not null`;
      const rows = await tally(['firstAnsweredBy', 'firstAnswerMinutes'], 'quotes', condition);
      return rows
        .map(({ firstAnsweredBy, firstAnswerMinutes, total }) => ({
          firstAnsweredBy: firstAnsweredBy || null,
          minutes: Number(firstAnswerMinutes),
          total,
        }))
        .sort((one, other) => one.minutes - other.minutes);
    },

    /** Price offers that got their number then, or were accepted then, and still stand, by their currency. */
    async offers({ from, before }: Span, moment: 'issuedAt' | 'acceptedAt'): Promise<CountedOffer[]> {
      const rows = await db
        .selectFrom('offers')
        .select(['currency', 'total'])
        .where(moment, '>=', from)
        .where(moment, '<', before)
        .where('state', 'in', moment === 'issuedAt' ? ['open', 'accepted'] : ['accepted'])
        .execute();
      return rows.map(asOne);
    },

    /**
     * Open price offers that were lost then, because their quote was or because their last day went by: whichever was first.
     *
     * @param lastDays the last days by which an offer was lost then, as calendar days
     */
    async lostOffers({ from, before }: Span, lastDays: Span): Promise<CountedOffer[]> {
      const lastDay = jsonText('offers.content', 'validUntil');
      const rows = await db
        .selectFrom('offers')
        .innerJoin('quotes', 'quotes.id', 'offers.quoteId')
        .select(['offers.currency', 'offers.total'])
        .where('offers.state', '=', 'open')
        .where('quotes.state', '!=', 'won')
        .where(lastDay, '>=', lastDays.from)
        .where((offer) => offer.not(offer.and([offer('quotes.state', '=', 'lost'), offer('quotes.closedAt', '<', from)])))
        .where((offer) =>
          offer.or([
            offer(lastDay, '<', lastDays.before),
            offer.and([offer('quotes.state', '=', 'lost'), offer('quotes.closedAt', '<', before)]),
          ]),
        )
        .execute();
      return rows.map(asOne);
    },

    /** Reviews that came, by what was decided of them and by their stars. */
    async reviews({ from, before }: Span) {
      const rows = await db
        .selectFrom('reviews')
        .select(({ fn }) => ['status', 'rate', fn.countAll<number | string>().as('total')])
        .where('receivedAt', '>=', from)
        .where('receivedAt', '<', before)
        .where('suspicious', '=', 0)
        .groupBy(['status', 'rate'])
        .execute();
      return rows.map(withNumber);
    },

    /** Applications that came, by where they came from; one that joined another one is no further one. */
    applications: (span: Span): Promise<(CountedSource & { total: number })[]> =>
      tally(sourceColumns, 'applicants', counted('receivedAt', span)),
  };
}

const asOne = ({ currency, total }: { currency: string; total: string }): CountedOffer => ({ currency, amount: Number(total), total: 1 });

/** PostgreSQL returns counts as texts: they may be larger than a number. */
const withNumber = <Row extends { total: number | string }>(row: Row): Row & { total: number } => ({ ...row, total: Number(row.total) });
