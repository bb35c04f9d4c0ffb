import { expect, test } from 'vitest';
import { pdf } from '../testing/forms.ts';
import { checkPdf } from './pdf-check.ts';

function problemOf(content: Buffer, chunkSize: number) {
  const check = checkPdf();
  for (let start = 0; start < content.length; start += chunkSize) check.add(content.subarray(start, start + chunkSize));
  return check.problem();
}

const before = (...bytes: (string | number)[]) =>
  Buffer.concat([...bytes.map((part) => (typeof part === 'number' ? Buffer.from([part]) : Buffer.from(part, 'latin1'))), pdf()]);
const ending = (end: string) => Buffer.concat([pdf(), Buffer.from(end, 'latin1')]);
const withTail = (length: number, filler: string | number = ' ') => Buffer.concat([pdf(), Buffer.alloc(length, filler)]);

test.each([
  ['a PDF', pdf(), undefined],
  ['a large PDF', pdf(100_000), undefined],
  ['a PDF behind a byte-order mark', before(0xef, 0xbb, 0xbf), undefined],
  ['a PDF behind white space', before(0x0d, 0x0a, 0x20, 0x09), undefined],
  ['a PDF behind a letter', before('A'), undefined],
  ['a PDF behind what a printer is told', before('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n'), undefined],
  [
    'a PDF behind the headers of a download',
    before('HTTP/1.1 200 OK\r\nAccept: */*\r\nMessage-ID: <a@b.example>\r\nContent-Type: application/pdf\r\n\r\n'),
    undefined,
  ],
  ['a PDF behind 1,024 bytes', before('\0'.repeat(1_024)), undefined],
  ['a PDF behind 1,025 bytes', before('\0'.repeat(1_025)), 'not-a-pdf'],
  ['a page before a PDF', before('<html><script>alert(1)</script>'), 'not-a-pdf'],
  ['a script before a PDF', before('#!/bin/sh\nrm -r .\n'), 'not-a-pdf'],
  ['a comment of JavaScript before a PDF', before('/*'), 'not-a-pdf'],
  ['a program before a PDF', before('MZ\x90'), 'not-a-pdf'],
  ['a picture before a PDF', before('GIF89a'), 'not-a-pdf'],
  ['an archive before a PDF', before('PK\x03\x04'), 'not-a-pdf'],
  ['a PDF with 80,508 zeros behind it', withTail(80_508, 0), undefined],
  ['a PDF with white space behind it', withTail(5_000), undefined],
  ['a PDF with erased flash behind it', withTail(3_000, 0xff), undefined],
  ['zeros up to the limit', withTail(5 * 1024 * 1024 - pdf().length, 0), undefined],
  ['zeros over the limit', withTail(5 * 1024 * 1024 - pdf().length + 1, 0), 'too-large'],
  ['a PDF with a line of a mail behind it', ending('\r\n--boundary--\r\n\0\0'), undefined],
  ['a PDF with corrections behind it', ending(`8 0 obj<<>>endobj\ntrailer<</Prev 9>>\n${'%'.repeat(2_000)}\n%%EOF\0`), undefined],
  ['zeros, and then more than a window of something else', ending(`${'\0'.repeat(100)}${'x'.repeat(1_024)}`), 'not-a-pdf'],
  ['a page behind a PDF', ending('\0\0<!doctype html><p>'), 'not-a-pdf'],
  ['a script behind a PDF, after zeros', ending(`${'\0'.repeat(500)}<script>`), 'not-a-pdf'],
  ['an archive behind a PDF', ending('PK\x03\x04 PK\x05\x06'), 'not-a-pdf'],
  ['an archive with an end mark in its comment', ending(`PK\x05\x06${'\0'.repeat(16)}\x06\0\n%%EOF`), 'not-a-pdf'],
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
  check.add(Buffer.alloc(1_028, 'x'));
  expect(check.isRejected()).toBe(false);
  check.add(Buffer.from('x'));
  expect(check.isRejected()).toBe(true);
});
