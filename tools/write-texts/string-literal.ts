/** Characters that no line of a source file can have, that nobody would see there, or that would turn its order around. */
const escaped = /[\\\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u{FEFF}\u{61C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;
const short: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Writes a text as a string of TypeScript, in the quotes that need fewer escapes. */
export function stringLiteral(text: string): string {
  const quote = count(text, "'") > count(text, '"') ? '"' : "'";
  const content = text.replaceAll(
    escaped,
    (character) => short[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return quote + content.replaceAll(quote, `\\${quote}`) + quote;
}

const count = (text: string, character: string): number => text.split(character).length - 1;
