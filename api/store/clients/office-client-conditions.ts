import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ClientMark } from '#contract/office/client-marks';
import type { ClientQuery } from '#contract/office/clients';
import { normalizeText } from '#contract/text/normalize-text';
import { containing } from '../search/containing.ts';
import { soughtWords } from '../search/search-words.ts';
import type { Tables } from '../tables.ts';

export type ClientRow = ExpressionBuilder<Tables, 'clients'>;
export type Condition = Expression<SqlBool>;

/** Returns the conditions of the clients of a query. `unfit`: ids of those that the site leaves out. */
export function* clientConditions(row: ClientRow, query: ClientQuery, unfit: readonly string[]): Generator<Condition> {
  yield row('clients.deletedAt', query.off ? 'is not' : 'is', null);
  if (query.category?.length) yield row('clients.category', 'in', query.category);
  for (const mark of query.is ?? []) yield hasMark(row, mark, unfit);
  if (query.search)
    yield row.or([isNamed(row, query.search), ...(query.named ?? []).map((service) => like(row, 'services', `"${service}"`))]);
}

/** Every word of the search begins one of the name's, or is a form of one. Rows that something else has written are searched as they are. */
export function isNamed(row: ClientRow, search: string): Condition {
  const sought = soughtWords(search);
  const begins = sought.map(({ beginnings, whole }) =>
    row.or(
      [...beginnings.map((beginning) => ` ${beginning}`), ...whole.map((word) => ` ${word} `)].map((text) => like(row, 'words', text)),
    ),
  );
  const written = row(row.fn<string>('lower', ['clients.name']), 'like', containing(normalizeText(search)));
  return row.or([sought.length > 0 ? row.and(begins) : row.lit(false), row.and([row('clients.words', '=', ''), written])]);
}

export function hasMark(row: ClientRow, mark: ClientMark, unfit: readonly string[]): Condition {
  switch (mark) {
    case 'private':
      return row('clients.isPrivateWork', '=', 1);
    case 'soon':
      return row('clients.comingSoon', '=', 1);
    case 'no-services':
      return row('clients.services', '=', '[]');
    case 'no-arabic':
      return row.or([row('clients.ar', 'is', null), row('clients.ar', '=', '{}')]);
    case 'no-logo':
      return row('clients.logo', '=', '');
    case 'attention':
      return unfit.length > 0 ? row('clients.id', 'in', unfit) : row.lit(false);
  }
}

const like = (row: ClientRow, column: 'words' | 'services', text: string): Condition => row(`clients.${column}`, 'like', containing(text));
