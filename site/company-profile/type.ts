import { paper, type Run, type Sheet, type TextStyle } from './sheet.ts';

interface Headline {
  before?: string;
  highlight: string;
  after?: string;
}

/** A headline as runs of text, the highlighted part in gold. */
export function highlightedRuns({ before = '', highlight, after = '' }: Headline): Run[] {
  const runs: Run[] = [{ text: before }, { text: highlight, colour: 'gold' }, { text: after }];
  return runs.filter(({ text }) => text !== '');
}

/** The small gold line above a headline. */
export function eyebrow(sheet: Sheet, text: string, y: number = paper.margin + 8): number {
  return sheet.text('P', text, paper.margin, y, { face: 'strong', size: 9, colour: 'gold', tracking: 0.6 });
}

export const headline = { face: 'display', size: 33, colour: 'paper', leading: 1.14, tracking: -0.7 } satisfies TextStyle;
export const body = { size: 10.8, leading: 1.58 } satisfies TextStyle;
export const small = { size: 9.4, leading: 1.5 } satisfies TextStyle;
