import { limits } from '#contract/limits';

export type PdfProblem = 'empty' | 'not-a-pdf' | 'too-large';

/** Checks the start, the end and the size of a PDF while it is streamed, without buffering it. */
export interface PdfCheck {
  add(chunk: Uint8Array): void;
  /** Returns what is wrong with the bytes seen so far; undefined at the end of a file means that it is a PDF of acceptable size. */
  problem(): PdfProblem | undefined;
  /** True once the file is invalid whatever follows, so that the rest need not be stored. */
  isRejected(): boolean;
}

/** Bytes before the head, and after the end mark, within which readers look for both. The PDF standard names 1,024. */
const windowBytes = 1024;

const headMark = '%PDF-';
const endMark = '%%EOF';
const headBytes = windowBytes + headMark.length;

/** Tells whether a byte is what disks, scanners and mail programs append to a file: zeros, white space, the end mark of DOS, erased flash. */
const isFiller = (byte: number): boolean => byte === 0 || byte === 0x1a || byte === 0xff || byte === 0x20 || (byte >= 9 && byte <= 13);

/** The beginnings of other kinds of files, of scripts and programs, in Latin-1: what is read as both is refused. */
const otherFiles = [
  ...['MZ', '\x7fELF', '#!', '/*', '//', 'GIF8', '\x89PNG', '\xff\xd8\xff', 'Rar!', '7z\xbc\xaf'],
  ...['\x1f\x8b', '\xd0\xcf\x11\xe0', '{\\rtf', '%!PS', 'RIFF', 'BM', 'II*\0', 'MM\0*'],
];

/** The marks of an archive: of a file in it, and of its directory, which is read from the end. */
const archiveMarks = ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06'];

/** Matches the beginning of a page or a script. */
const markup = /<(?:[!?/%]|[a-z][a-z0-9-]*[\s>/])|\b(?:function|import|require|eval|var|let|const|javascript)\b/i;

const isOther = (text: string): boolean => markup.test(text) || archiveMarks.some((mark) => text.includes(mark));

export function checkPdf(): PdfCheck {
  let size = 0;
  let head = Buffer.alloc(0);
  /** The last bytes, without filler at the end. */
  let tail = Buffer.alloc(0);
  /** The filler since then; more of it than the window pushes everything else out. */
  let filler = Buffer.alloc(0);

  function startsAsPdf(): boolean {
    const text = head.toString('latin1');
    const at = text.indexOf(headMark);
    const before = text.slice(0, Math.max(at, 0));
    return at !== -1 && !isOther(before) && !otherFiles.some((beginning) => before.startsWith(beginning));
  }

  function endsAsPdf(): boolean {
    const text = tail.toString('latin1');
    const at = text.lastIndexOf(endMark);
    // The directory of an archive stands at the end of a file, also in front of an end mark in the archive's comment.
    return at !== -1 && !text.includes('PK\x05\x06') && !isOther(text.slice(at + endMark.length));
  }

  const isTooLarge = () => size > limits.resume;

  return {
    add(chunk) {
      size += chunk.length;
      if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      let end = chunk.length;
      while (end > 0 && isFiller(chunk[end - 1] as number)) end -= 1;
      if (end > 0) tail = Buffer.concat([tail, filler, chunk.subarray(0, end)]).subarray(-windowBytes);
      filler = Buffer.concat([end > 0 ? Buffer.alloc(0) : filler, chunk.subarray(end)]).subarray(-windowBytes);
    },
    problem() {
      if (size === 0) return 'empty';
      if (!startsAsPdf()) return 'not-a-pdf';
      if (isTooLarge()) return 'too-large';
      return endsAsPdf() ? undefined : 'not-a-pdf';
    },
    isRejected: () => isTooLarge() || (head.length === headBytes && !startsAsPdf()),
  };
}
