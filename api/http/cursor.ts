import { id } from '#contract/schema';
import { z } from '#contract/zod';
import { Refusal } from './refusal.ts';

/** Describes where a page of a list ended: the value that the list is sorted by, and the id of the last row. */
export interface Position<Value extends string | number = string> {
  value: Value;
  id: string;
}

/** A position as clients get it, opaque to them. */
export const cursorOf = ({ value, id: lastId }: Position<string | number>): string =>
  Buffer.from(JSON.stringify([value, lastId])).toString('base64url');

/**
 * The position of a cursor; undefined for the first page.
 *
 * @param value what the list is sorted by
 * @throws {Refusal} 400 for a cursor that this list has not given
 */
export function positionOf<Value extends string | number>(
  cursor: string | undefined,
  value: z.ZodType<Value>,
): Position<Value> | undefined {
  if (cursor === undefined) return undefined;
  const position = z.tuple([value, id]).safeParse(parsed(cursor)).data;
  if (!position) throw new Refusal(400, { key: 'http.malformed' });
  return { value: position[0], id: position[1] };
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
