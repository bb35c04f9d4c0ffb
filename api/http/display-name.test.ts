import { expect, test } from 'vitest';
import { attachmentOf, displayName } from './display-name.ts';

test.each([
  ['My CV.pdf', 'My CV.pdf'],
  ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
  ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['a\u0000b\r\nc.pdf', 'abc.pdf'],
  ['سيرة\u200cمن 👩\u200d💻.pdf', 'سيرة\u200cمن 👩\u200d💻.pdf'],
  ['Re\u0301sume\u0301.pdf', 'Résumé.pdf'],
  ['document:1234', 'document-1234.pdf'],
  ['primary%3ADownload%2FCV%20Ahmad.pdf', 'CV Ahmad.pdf'],
  ['my %22cv%22.pdf', 'my cv.pdf'],
  ['50% done.pdf', '50% done.pdf'],
  ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
  ['CV.PDF', 'CV.PDF'],
  ['   cv  .pdf  ', 'cv.pdf'],
  ['.pdf', 'resume.pdf'],
  ['\ufffd\ufffd\ufffd\ufffd.pdf', 'resume.pdf'],
  [`${'س'.repeat(296)}.pdf`, `${'س'.repeat(196)}.pdf`],
  [`${'😀'.repeat(150)}x.pdf`, `${'😀'.repeat(98)}.pdf`],
  ['a\u202Efdp.exe', 'afdp.exe.pdf'],
  ['"quoted"<x>.pdf', 'quotedx.pdf'],
  ['  ', 'resume.pdf'],
  ['', 'resume.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
])('%j is shown as %j', (fileName, shown) => {
  expect(displayName(fileName)).toBe(shown);
});

test('a file is saved under its own name and the reference, in any script', () => {
  expect(attachmentOf('سيرة (1).pdf', 'ACDEFGHJ')).toBe(
    `attachment; filename="ACDEFGHJ.pdf"; filename*=UTF-8''${encodeURIComponent('سيرة ')}%281%29%20ACDEFGHJ.pdf`,
  );
});
