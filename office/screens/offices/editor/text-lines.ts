/** The lines of a text that say something, without the blanks around them. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A text whose line at the caret has changed places with its neighbour, and where the caret is then; undefined at the end of the text. */
export function moveLine(text: string, caret: number, step: 1 | -1): { text: string; caret: number } | undefined {
  const lines = text.split('\n');
  const at = text.slice(0, caret).split('\n').length - 1;
  const [line, neighbour] = [lines[at], lines[at + step]];
  if (line === undefined || neighbour === undefined) return undefined;
  const moved = lines.with(at, neighbour).with(at + step, line);
  return { text: moved.join('\n'), caret: caret + step * (neighbour.length + 1) };
}
