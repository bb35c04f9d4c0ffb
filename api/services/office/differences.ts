/** Returns the given fields that differ from what stands there. */
export function differences<Values extends object>(present: object, given: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(given).filter(([field, value]) => value !== undefined && !isSame(Reflect.get(present, field), value)),
  ) as Partial<Values>;
}

/** Returns what stands there in the fields of a change. */
export const valuesBefore = (present: object, changed: object): object =>
  Object.fromEntries(Object.keys(changed).map((field) => [field, Reflect.get(present, field)]));

/** Whether two values are the same once they are stored as JSON. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
