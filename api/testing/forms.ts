import { applicationForm } from '#contract/forms/application';
import { quoteForm } from '#contract/forms/quote';
import { reviewForm } from '#contract/forms/review';
import type { QuoteRequest } from '#contract/quote';
import type { ReviewRequest } from '#contract/review';
import { sampleValues } from '#contract/testing/sample-values';

export const quote = (changes: Partial<Record<keyof QuoteRequest | 'extra', unknown>> = {}): Record<string, unknown> => ({
  ...sampleValues(quoteForm),
  ...changes,
});

export const review = (changes: Partial<Record<keyof ReviewRequest | 'extra', unknown>> = {}): Record<string, unknown> => ({
  ...sampleValues(reviewForm),
  ...changes,
});

/** A small PDF that readers open; `size` pads it to that many bytes. */
export function pdf(size?: number): Buffer {
  const start = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n');
  const end = Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n');
  const padding = Buffer.alloc(Math.max((size ?? 0) - start.length - end.length, 0), '%');
  return Buffer.concat([start, padding, end]);
}

export interface Part {
  name: string;
  content: string | Buffer;
  /** Makes the part a file. */
  fileName?: string;
  type?: string;
}

/** The value that a browser sends for a file field in which nothing was chosen. */
export const noFile: Part = { name: 'resume', content: '', fileName: '', type: 'application/octet-stream' };

export const boundary = 'a-boundary-that-nothing-contains';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

/** A multipart body; `closed` false leaves out the end. */
export function multipart(parts: Part[], { closed = true } = {}): Buffer {
  const pieces = parts.flatMap(({ name, content, fileName, type }) => [
    `--${boundary}\r\n`,
    `content-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n`,
    type === undefined ? '' : `content-type: ${type}\r\n`,
    '\r\n',
    content,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, closed ? `--${boundary}--\r\n` : ''].map((piece) => Buffer.from(piece)));
}

/** The parts of a complete application; `undefined` in `changes` leaves a part out. */
export function application(careerId: string, changes: Record<string, string | Buffer | undefined> = {}): Part[] {
  const values: Record<string, string | Buffer | undefined> = {
    ...sampleValues(applicationForm, { careerId }),
    resume: pdf(),
    ...changes,
  };
  return Object.entries(values).flatMap(([name, content]) => {
    if (content === undefined) return [];
    return name === 'resume' ? [{ name, content, fileName: 'Salma Nour.pdf', type: 'application/pdf' }] : [{ name, content }];
  });
}
