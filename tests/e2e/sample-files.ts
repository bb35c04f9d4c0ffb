import type { Page } from '@playwright/test';

type File = Exclude<Parameters<ReturnType<Page['locator']>['setInputFiles']>[0], string | readonly string[] | readonly object[]>;

const [start, end] = [Buffer.from('%PDF-1.4\n'), Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n')];

/** A file that begins and ends as a PDF, of exactly `size` bytes; a comment makes one that no other test sends. */
export function pdfFile(name: string, size = 2_000, comment = ''): File {
  const padding = Buffer.alloc(size - start.length - end.length, `%${comment}`);
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat([start, padding, end]) };
}

/** The first bytes of a picture, under any name; the browser takes its type from the name. */
export const pngFile = (name: string, mimeType: string): File => ({
  name,
  mimeType,
  buffer: Buffer.from('\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 'latin1'),
});

/** A web page with a whole PDF behind it. */
export const polyglotFile = (name: string): File => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('<!doctype html><script>alert(1)</script>\n'), start, end]),
});

export const emptyFile = (name: string): File => ({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
