import type { ChangedLines, LineValue } from './changed-texts.ts';

/** Everything that one text consists of: texts, in objects and lists of any depth. */
export type TextTree = string | object;

const partsOf = (node: object) => Object.entries(node) as [key: string, part: TextTree][];

/** A text that is counted, and a headline with a highlighted part, are one line each. */
export const isLine = (node: TextTree): node is LineValue =>
  typeof node === 'string' || (!Array.isArray(node) && ('other' in node || 'highlight' in node));

/** Every line of a text with its path: `hero/title`. Keys have no slash, which a test holds. */
export function* linesOf(node: TextTree, path = ''): Generator<[path: string, value: LineValue]> {
  if (isLine(node)) yield [path, node];
  else for (const [key, child] of partsOf(node)) yield* linesOf(child, path === '' ? key : `${path}/${key}`);
}

/**
 * The same text with other lines. A path that it does not have is ignored, and so is a value of another kind than the one that stands there:
 * an older or newer release may have had it.
 */
export function withLines<Tree extends TextTree>(node: Tree, lines: ChangedLines, path = ''): Tree {
  if (isLine(node)) {
    const value = lines[path];
    return (value !== undefined && isSameKind(node, value) ? value : node) as Tree;
  }
  const changed = partsOf(node).map(([key, child]) => [key, withLines(child, lines, path === '' ? key : `${path}/${key}`)] as const);
  return (Array.isArray(node) ? changed.map(([, child]) => child) : Object.fromEntries(changed)) as Tree;
}

/** Lines as they will be with drafts; those that will be as written are left out. */
export function withDrafts(lines: ChangedLines, drafts: Readonly<Record<string, LineValue | null>>): ChangedLines {
  const all = Object.entries<LineValue | null>({ ...lines, ...drafts });
  return Object.fromEntries(all.filter((line): line is [string, LineValue] => line[1] !== null));
}

/** Whether one value can stand where another does: both are texts, both are counted, or both have a highlighted part. */
export function isSameKind(one: LineValue, other: LineValue): boolean {
  if (typeof one === 'string' || typeof other === 'string') return typeof one === typeof other;
  return 'highlight' in one === 'highlight' in other;
}

/** The texts that a value consists of, in the order in which they are read. */
export function textsIn(value: LineValue): string[] {
  if (typeof value === 'string') return [value];
  if ('highlight' in value) return [value.before, value.highlight, value.after].filter((text) => text !== undefined);
  return Object.values(value);
}

/** A value as one text, as people read it: the categories of one that is counted one after the other. */
export const plainText = (value: LineValue): string => textsIn(value).join(typeof value === 'string' || 'highlight' in value ? '' : ' · ');
