import { htmlWords } from './html-words.ts';
import type { TextPart, Words } from './mail-parts.ts';

/** Matches what programs write in plain text instead of the words. */
const stub =
  /(?:view|read|see|open) (?:it|this|the) .{0,40}(?:browser|online|html)|(?:does|do|can) ?not? support html|html[- ](?:version|format|capable|enabled|compatible|e-?mail)|متصفح|html/iu;

/** A longer text says something itself. */
const maxStub = 300;

/** The words of a mail: of several forms the plain one, unless it says nothing; what stands one after the other in that order. */
export function wordsOf(words: Words, textOf: (part: TextPart) => string): string {
  switch (words.kind) {
    case 'text':
      return words.type === 'text/html' ? htmlWords(textOf(words)) : textOf(words).replaceAll('\r\n', '\n').trim();
    case 'sequence':
      return words.members
        .map((member) => wordsOf(member, textOf))
        .filter((text) => text !== '')
        .join('\n\n');
    case 'alternative': {
      const [plain, ...others] = [...words.members].sort((one, other) => Number(isPlain(other)) - Number(isPlain(one)));
      const text = plain ? wordsOf(plain, textOf) : '';
      if (text.length > maxStub || (text !== '' && !stub.test(text))) return text;
      const other = others.map((member) => wordsOf(member, textOf)).find((form) => form !== '');
      return other ?? text;
    }
  }
}

const isPlain = (words: Words): boolean => (words.kind === 'text' ? words.type === 'text/plain' : words.members.some(isPlain));
