import { expect, test } from 'vitest';
import { pdf } from '../testing/forms.ts';
import { zipOf } from '../testing/zip.ts';
import { attachmentProblem } from './attachment-check.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['Offer.pdf', pdf()],
  ['OFFER.PDF', pdf()],
  ['Offer.docx', zipOf('[Content_Types].xml', 'word/document.xml')],
  ['Prices.xls', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['Plan.dwg', latin1('AC1032')],
  ['photo.jpg', latin1('\xff\xd8\xff\xe0')],
  ['names.csv', Buffer.from('Name;Stadt\nAmal;عمّان')],
  ['names.txt', Buffer.from('\ufeffAmal', 'utf16le')],
  ['all.zip', zipOf('a.pdf', 'folder/ب.docx')],
  ['empty.zip', zipOf()],
])('%s may be sent and kept', (name, content) => expect(attachmentProblem(name, content)).toBeUndefined());

test.each([
  ['no extension', 'Offer', pdf(), 'type'],
  ['a page', 'offer.html', Buffer.from('<p>'), 'type'],
  ['a drawing that can run scripts', 'logo.svg', Buffer.from('<svg>'), 'type'],
  ['a document with macros by its name', 'prices.xlsm', zipOf(), 'type'],
  ['nothing', 'offer.pdf', Buffer.alloc(0), 'empty'],
  ['a program', 'setup.exe', latin1('MZ'), 'unsafe'],
  ['a program behind another extension', 'offer.pdf.exe', pdf(), 'unsafe'],
  ['a program under another name', 'offer.pdf', latin1('MZ\x90'), 'unsafe'],
  ['a program of Linux as a text', 'readme.txt', latin1('\x7fELF'), 'unsafe'],
  ['a script as a text', 'readme.txt', Buffer.from('#!/bin/sh\n'), 'unsafe'],
  ['a page as a PDF', 'offer.pdf', Buffer.from('<html>'), 'content'],
  ['bytes as a text', 'names.csv', latin1('a\0b'), 'content'],
  ['a picture as another one', 'photo.png', latin1('\xff\xd8\xff'), 'content'],
  ['a program in an archive', 'all.zip', zipOf('a.pdf', 'sub/Setup.EXE'), 'unsafe'],
  ['macros in a document', 'prices.docx', zipOf('word/document.xml', 'word/vbaProject.bin'), 'unsafe'],
  ['an archive whose directory is missing', 'all.zip', zipOf('a.pdf').subarray(0, 40), 'content'],
])('%s is refused', (_what, name, content, problem) => expect(attachmentProblem(name, content)).toBe(problem));

test('an archive that claims a directory outside of itself is refused, whatever the numbers', () => {
  const content = zipOf('a.pdf', 'b.pdf');
  for (let at = content.length - 22; at < content.length - 2; at += 1) {
    const forged = Buffer.from(content);
    forged[at] = 0xff;
    expect(['content', 'unsafe', undefined]).toContain(attachmentProblem('all.zip', forged));
  }
});
