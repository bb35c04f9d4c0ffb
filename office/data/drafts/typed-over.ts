import { hashKey } from '@tanstack/react-query';

/** Whether two values say the same, whatever the order of their fields. */
export const isSame = (one: unknown, other: unknown): boolean => one === other || hashKey([one]) === hashKey([other]);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function changedFields(before: object, after: object): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.filter((field) => !isSame(Reflect.get(before, field), Reflect.get(after, field)));
}

/** Returns what somebody else or the server has made of `base`, with every field that was typed over it since. */
export function typedOver<Content>(base: Content, theirs: Content, mine: Content): Content {
  if (!isRecord(base) || !isRecord(theirs) || !isRecord(mine)) return isSame(base, mine) ? theirs : mine;
  const merged: Record<string, unknown> = { ...theirs };
  for (const field of changedFields(base, mine)) {
    if (field in mine) merged[field] = mine[field];
    else delete merged[field];
  }
  return merged as Content;
}

/** Whether both sides have changed the same field, which only a person can decide. */
export function collides<Content>(base: Content, theirs: Content, mine: Content): boolean {
  if (!isRecord(base) || !isRecord(theirs) || !isRecord(mine)) return true;
  const typed = changedFields(base, mine);
  return changedFields(base, theirs).some((field) => typed.includes(field));
}
