import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** From one moment until before another, ISO 8601; undefined where that is open. */
export interface ReceivedSpan {
  receivedSince?: string | undefined;
  receivedBefore?: string | undefined;
}

/** Returns whether a case came then; no condition where that is not asked for. */
export function receivedIn({ receivedSince, receivedBefore }: ReceivedSpan): Expression<SqlBool>[] {
  const row = expressionBuilder<Tables, never>();
  const column = sql.ref<string>('receivedAt');
  return [
    ...(receivedSince === undefined ? [] : [row(column, '>=', receivedSince)]),
    ...(receivedBefore === undefined ? [] : [row(column, '<', receivedBefore)]),
  ];
}
