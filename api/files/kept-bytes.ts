/** Contents that are kept in memory up to so many bytes in all: the one that was asked for longest ago goes first. */
export function keptBytes(maxBytes: number) {
  /** In the order of use, the least recent first. */
  const kept = new Map<string, Buffer>();
  let bytes = 0;

  return {
    get(key: string): Buffer | undefined {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
      }
      return known;
    },

    forget(key: string): void {
      bytes -= kept.get(key)?.length ?? 0;
      kept.delete(key);
    },

    /** A content never changes: one that is there already stays. */
    keep(key: string, content: Buffer): void {
      if (kept.has(key)) return;
      kept.set(key, content);
      bytes += content.length;
      for (const [oldest, { length }] of kept) {
        if (bytes <= maxBytes) return;
        kept.delete(oldest);
        bytes -= length;
      }
    },
  };
}
