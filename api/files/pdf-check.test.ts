import { expect, test } from 'vitest';
import { pdf } from '../testing/forms.ts';
import { checkPdf } from './pdf-check.ts';

function problemOf(content: Buffer, chunkSize: number) {
  const check = checkPdf();
  for (let start = 0; start < content.length; start += chunkSize) check.add(content.subarray(start, start + chunkSize));
  return check.problem();
}

const after = (...bytes: number[]) => Buffer.concat([Buffer.from(bytes), pdf()]);
const withTail = (length: number) => Buffer.concat([pdf(), Buffer.alloc(length, ' ')]);

test.each([
  ['a PDF', pdf(), undefined],
  ['a large PDF', pdf(100_000), undefined],
  ['a PDF behind a byte-order mark', after(0xef, 0xbb, 0xbf), undefined],
  ['a PDF behind white space', after(0x0d, 0x0a, 0x20, 0x09), undefined],
  ['a PDF behind a letter', after(0x41), 'not-a-pdf'],
  ['a PDF with its end mark within the last 1,024 bytes', withTail(1_000), undefined],
  ['a PDF with its end mark further away', withTail(1_024), 'not-a-pdf'],
  ['a start alone', Buffer.from('%PDF-1.7\n'), 'not-a-pdf'],
  ['nothing but white space', Buffer.alloc(2_000, ' '), 'not-a-pdf'],
  ['a zip archive', Buffer.from('PK\u0003\u0004%PDF-%%EOF'), 'not-a-pdf'],
  ['nothing', Buffer.alloc(0), 'empty'],
  ['5 MiB', pdf(5 * 1024 * 1024), undefined],
  ['5 MiB and a byte', pdf(5 * 1024 * 1024 + 1), 'too-large'],
])('%s is recognised, however it is split into chunks', (_case, content, problem) => {
  for (const chunkSize of content.length > 10_000 ? [65_536] : [1, 7, 65_536]) expect(problemOf(content, chunkSize)).toBe(problem);
});

test('a file is rejected as soon as nothing that follows can make it valid', () => {
  const check = checkPdf();
  check.add(Buffer.alloc(1_023, 'x'));
  expect(check.isRejected()).toBe(false);
  check.add(Buffer.from('x'));
  expect(check.isRejected()).toBe(true);
});
