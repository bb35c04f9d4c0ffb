import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
  ['My CV.pdf', 'My CV.pdf'],
  ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
  ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a\u0000b\r\nc.pdf', 'abc.pdf'],
  ['a\u202Efdp.exe', 'afdp.exe'],
  ['"quoted"<x>.pdf', 'quotedx.pdf'],
  ['  ', 'resume.pdf'],
  ['', 'resume.pdf'],
  [`${'x'.repeat(300)}.pdf`, 'x'.repeat(200)],
])('%j is shown as %j', (fileName, shown) => {
  expect(displayName(fileName)).toBe(shown);
});
