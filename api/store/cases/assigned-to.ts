import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Returns whether a case has one of these assignees, which are ids or `nobody`; no condition where none is asked for. */
export function assignedTo(assignee: readonly string[] = []): Expression<SqlBool>[] {
  if (assignee.length === 0) return [];
  const row = expressionBuilder<Tables, never>();
  const column = sql.ref<string | null>('assigneeId');
  const ids = assignee.filter((id) => id !== 'nobody');
  const either = ids.length > 0 ? [row(column, 'in', ids)] : [];
  if (ids.length < assignee.length) either.push(row(column, 'is', null));
  return [row.or(either)];
}
