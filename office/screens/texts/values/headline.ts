import type { LineValue } from '#contract/texts/changed-texts';

export type HighlightedValue = Extract<LineValue, { highlight: string }>;

/** A headline as it is written: one line, and which part of it is highlighted, in UTF-16 code units. */
export interface Headline {
  text: string;
  start: number;
  end: number;
}

export function headlineOf({ before = '', highlight, after = '' }: HighlightedValue): Headline {
  return { text: before + highlight + after, start: before.length, end: before.length + highlight.length };
}

export function valueOfHeadline({ text, start, end }: Headline): HighlightedValue {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return { ...(before !== '' && { before }), highlight: text.slice(start, end), ...(after !== '' && { after }) };
}

/** The headline with another text, as somebody has typed it: the highlighted part stays where it was, and takes in what is typed in it or at its end. */
export function retyped({ text: old, start, end }: Headline, text: string): Headline {
  const longest = Math.min(old.length, text.length);
  let head = 0;
  while (head < longest && old[head] === text[head]) head += 1;
  let tail = 0;
  while (tail < longest - head && old[old.length - 1 - tail] === text[text.length - 1 - tail]) tail += 1;
  // All of the highlighted part has gone with what was around it: what is highlighted now is for a person to say.
  if (head < start && old.length - tail > end) return { text, start: head, end: head };
  const moved = (position: number, inside: number) => {
    if (position >= old.length - tail) return position + text.length - old.length;
    return position <= head ? position : inside;
  };
  const [from, to] = [moved(start, head), moved(end, text.length - tail)];
  return { text, start: from, end: Math.max(from, to) };
}

/** The headline with another part of it highlighted, without spaces at the ends of it. */
export function marked({ text }: Headline, from: number, to: number): Headline {
  const part = text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  return { text, start, end: Math.max(start, from + part.trimEnd().length) };
}
