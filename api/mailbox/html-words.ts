import { compile, type FormatCallback } from 'html-to-text';
import { visibleHtml } from './visible-html.ts';

/** Characters of HTML that are read: what follows in a longer mail is what was quoted before. */
export const maxHtml = 2_000_000;

/** A table as lines: cells that are words stand beside each other, cells with lines of their own (the frame of a newsletter) below each other. */
const table: FormatCallback = (element, walk, builder) => {
  builder.openTable();
  const rows = (nodes: typeof element.children): void => {
    for (const node of nodes) {
      if (['thead', 'tbody', 'tfoot', 'center', 'form', 'div'].includes(node.name ?? '')) rows(node.children);
      if (node.name !== 'tr') continue;
      builder.openTableRow();
      for (const cell of node.children) {
        if (cell.name !== 'td' && cell.name !== 'th') continue;
        builder.openTableCell();
        walk(cell.children, builder);
        builder.closeTableCell();
      }
      builder.closeTableRow();
    }
  };
  rows(element.children);
  builder.closeTable({
    // The types call the lines of a cell what its text is.
    tableToString: (cells) =>
      (cells as unknown as { text: string }[][])
        .map(lineOfCells)
        .filter((line) => line !== '')
        .join('\n'),
  });
};

function lineOfCells(cells: { text: string }[]): string {
  const texts = cells.map(({ text }) => text.trim());
  const said = texts.filter((text) => text !== '');
  if (said.length < 2 || said.some((text) => text.includes('\n'))) return said.join('\n');
  // An empty cell between others keeps its place.
  return texts.join(' | ').trim();
}

const convert = compile({
  wordwrap: false,
  formatters: { table },
  limits: { maxDepth: 400 },
  selectors: [
    { selector: 'table', format: 'table' },
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'hr', options: { length: 10 } },
    // Outlook's paragraphs are lines: the space between them is a paragraph of its own.
    { selector: 'p.MsoNormal', format: 'paragraph', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
});

/** Returns what a mail in HTML says, with its lines, lists and tables. */
export const htmlWords = (html: string): string =>
  convert(visibleHtml(html.slice(0, maxHtml)))
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
