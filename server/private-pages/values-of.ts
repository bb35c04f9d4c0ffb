/** Returns the values of a form; the last one counts of a name that comes twice. */
export const valuesOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, string | string[]>).map(([name, value]) => [
      name,
      (Array.isArray(value) ? value.at(-1) : value) ?? '',
    ]),
  );
