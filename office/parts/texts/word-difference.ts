/** A stretch of words that two texts share, or that one of them has. */
export interface DifferencePart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Words with the spaces behind them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** Compares two texts word by word: what stayed, what came, what went, in the order in which it is read. */
export function wordDifference(before: string, after: string): DifferencePart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const lengths = commonLengths(old, now);
  const parts: DifferencePart[] = [];
  const add = (kind: DifferencePart['kind'], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  for (let at = 0, to = 0; at < old.length || to < now.length; ) {
    const [mine = '', theirs = ''] = [old[at], now[to]];
    const isSame = at < old.length && to < now.length && mine.trim() === theirs.trim();
    if (isSame) add('same', theirs);
    else if (to >= now.length || (at < old.length && (lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0))) add('removed', mine);
    else add('added', theirs);
    const last = parts.at(-1)?.kind;
    if (last !== 'added') at += 1;
    if (last !== 'removed') to += 1;
  }
  return parts;
}

/** The length of the longest common subsequence from each word of one text and each of the other on. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const row = lengths[at] as number[];
      const isSame = old[at]?.trim() === now[to]?.trim();
      row[to] = isSame ? 1 + (lengths[at + 1]?.[to + 1] ?? 0) : Math.max(lengths[at + 1]?.[to] ?? 0, row[to + 1] ?? 0);
    }
  return lengths;
}
