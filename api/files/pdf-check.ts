import { limits } from '#contract/limits';

export type PdfProblem = 'empty' | 'not-a-pdf' | 'too-large';

/** Looks at a PDF as it streams by, without keeping it: its start, its end and its size. */
export interface PdfCheck {
  add(chunk: Uint8Array): void;
  /** What is wrong with the bytes seen so far; undefined at the end of a file means that it is a PDF of acceptable size. */
  problem(): PdfProblem | undefined;
  /** True once nothing that follows can make the file acceptable, so that the rest need not be kept. */
  isHopeless(): boolean;
}

/** Bytes at either end that are looked at. The PDF standard's own advice to readers is 1,024. */
const window = 1024;

/** `%PDF-` at the very start, after at most a byte-order mark or white space. */
const startPattern = /^(?:\u00EF\u00BB\u00BF)?[\0\t\n\f\r ]*%PDF-/;

export function checkPdf(): PdfCheck {
  let size = 0;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);

  const startsAsPdf = () => startPattern.test(head.toString('latin1'));
  const isTooLarge = () => size > limits.resume;

  return {
    add(chunk) {
      size += chunk.length;
      if (head.length < window) head = Buffer.concat([head, chunk.subarray(0, window - head.length)]);
      tail = Buffer.concat([tail, chunk.subarray(-window)]).subarray(-window);
    },
    problem() {
      if (size === 0) return 'empty';
      if (!startsAsPdf()) return 'not-a-pdf';
      if (isTooLarge()) return 'too-large';
      return tail.includes('%%EOF') ? undefined : 'not-a-pdf';
    },
    isHopeless: () => isTooLarge() || (head.length === window && !startsAsPdf()),
  };
}
