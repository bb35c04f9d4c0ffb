interface Named {
  fullName: string;
  reference: string;
}

/**
 * Compares stored forms with those that were acknowledged.
 *
 * @param acknowledged the reference in the response, by the name in the form
 */
export function compareStored(acknowledged: ReadonlyMap<string, string>, stored: readonly Named[]) {
  const byName = Map.groupBy(stored, ({ fullName }) => fullName);
  return {
    /** Names of which there is something. */
    stored: byName.size,
    withoutReceipt: [...byName.keys()].filter((name) => !acknowledged.has(name)).length,
    lost: [...acknowledged].filter(([name, reference]) => !byName.get(name)?.some((row) => row.reference === reference)).length,
    twice: [...byName.values()].filter((rows) => rows.length > 1).length,
  };
}
