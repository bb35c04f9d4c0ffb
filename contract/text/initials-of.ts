/** The first letters of the first and the last word of a name; Arabic ones apart from each other. */
export function initialsOf(name: string): string {
  const beginnings = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const letters = beginnings.length > 1 ? [beginnings[0], beginnings.at(-1)] : beginnings;
  return letters.join(/\p{Script=Arabic}/u.test(name) ? '\u200c' : '').toUpperCase();
}
