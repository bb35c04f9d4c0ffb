import type { Fact, MailBlock, MailContent } from './mail-content.ts';

/** The plain-text part of a mail. */
export function mailAsText({ blocks }: MailContent): string {
  return `${blocks.map(blockAsText).join('\n\n')}\n`;
}

function blockAsText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'written':
      return block.text;
    case 'reference':
      return `  ${block.reference}`;
    case 'facts':
      return factsAsText(block.facts);
    case 'message':
      return `${block.label}\n\n${block.text}`;
    case 'link':
    case 'footnote':
      return `${block.label}\n${block.url}`;
    case 'signature':
      return [block.name, ...(block.lines ?? []), block.url].join('\n');
  }
}

/** A table of two columns. */
function factsAsText(facts: Fact[]): string {
  const width = Math.max(...facts.map(({ label }) => label.length));
  return facts.map(({ label, value }) => `${label.padEnd(width)}  ${value}`).join('\n');
}
