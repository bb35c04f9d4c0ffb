import { type Kysely, sql } from 'kysely';
import type { QuoteKey, QuoteSearch } from '../engines/engine.ts';
import { soughtWords } from '../search/search-words.ts';
import type { Tables } from '../tables.ts';
import type { Condition, QuoteMatches } from './quote-filter.ts';

/**
 * Up to so many are looked up one by one. A page of more is found soonest by going through all quotes in its order: with 100,000 of them and
 * 5,000 matches, it is full after 1,000.
 */
const few = 5_000;

/**
 * Undefined without a search. One without a single word, of punctuation say, finds nothing.
 *
 * @param most how many are few
 */
export async function findMatches(
  db: Kysely<Tables>,
  { matching }: QuoteSearch,
  search: string | undefined,
  most = few,
): Promise<QuoteMatches | undefined> {
  if (!search) return undefined;
  const sought = soughtWords(search);
  if (sought.length === 0) return { keys: [] };
  const { rows } = await sql<{ key: QuoteKey }>`${matching(sought)} limit ${most + 1}`.execute(db);
  return rows.length > most ? { manyLike: sought } : { keys: rows.map(({ key }) => key) };
}

/** @param rowByRow where many match: whether rows are gone through by other conditions or in an order, and each is tested */
export function isAmong(search: QuoteSearch, matches: QuoteMatches, rowByRow = false): Condition {
  return 'keys' in matches ? search.isOneOf(matches.keys) : search.isMatching(matches.manyLike, rowByRow);
}
