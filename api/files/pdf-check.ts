import { limits } from '#contract/limits';

export type PdfProblem = 'empty' | 'not-a-pdf' | 'too-large';

/** Checks the start, the end and the size of a PDF while it is streamed, without buffering it. */
export interface PdfCheck {
  add(chunk: Uint8Array): void;
  /** What is wrong with the bytes seen so far; undefined at the end of a file means that it is a PDF of acceptable size. */
  problem(): PdfProblem | undefined;
  /** True once the file is invalid whatever follows, so that the rest need not be stored. */
  isRejected(): boolean;
}

/** Bytes at either end that are checked. The PDF standard recommends 1,024 to readers. */
const windowBytes = 1024;

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
      if (head.length < windowBytes) head = Buffer.concat([head, chunk.subarray(0, windowBytes - head.length)]);
      tail = Buffer.concat([tail, chunk.subarray(-windowBytes)]).subarray(-windowBytes);
    },
    problem() {
      if (size === 0) return 'empty';
      if (!startsAsPdf()) return 'not-a-pdf';
      if (isTooLarge()) return 'too-large';
      return tail.includes('%%EOF') ? undefined : 'not-a-pdf';
    },
    isRejected: () => isTooLarge() || (head.length === windowBytes && !startsAsPdf()),
  };
}
