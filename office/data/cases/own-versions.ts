/**
 * Versions that somebody's own changes have made. Whoever presses two keys in a row has seen the version before the first: the second change is for
 * what the first one made of it, and not for what a colleague did.
 */
export function createOwnVersions() {
  const cache = new Map<string, { before: Set<number>; made: number }>();
  return {
    /** The version that a change has to name, for the one that was seen. */
    of(id: string, seen: number): number {
      const own = cache.get(id);
      return own?.before.has(seen) ? own.made : seen;
    },
    /** A change of the version `sent` has made another one. */
    made(id: string, sent: number, version: number): void {
      const own = cache.get(id) ?? { before: new Set<number>(), made: version };
      own.before.add(sent);
      own.made = version;
      cache.set(id, own);
    },
  };
}
