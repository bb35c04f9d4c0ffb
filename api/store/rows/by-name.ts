const names = new Intl.Collator('en');

/** The order of names, in code: databases sort texts each by its own rules. */
export const byName = (one: { name: string }, other: { name: string }): number => names.compare(one.name, other.name);
