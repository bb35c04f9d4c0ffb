import { deflateSync, inflateSync } from 'node:zlib';

/** Lam and alef, which are one glyph: as one character, because readers turn the characters of a line round one by one. */
const lamAlef: Readonly<Record<string, string>> = { لا: 'ﻻ', لأ: 'ﻷ', لإ: 'ﻹ', لآ: 'ﻵ' };

const fromHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const toHex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** Without vowel signs. */
function lettersOf(text: string): string {
  const letters = text.replaceAll(/\p{M}/gu, '');
  return lamAlef[letters] ?? letters;
}

/**
 * Makes the Arabic text of a PDF by Typst 0.14 copyable, letter by letter. The compiler sets a letter and its vowel sign as two texts, and says of
 * each that it stands for both: readers copy «ع مّ مّ ان». Here the sign, which is the glyph without a width, stands for nothing and is drawn after
 * the texts of its page; readers copy «عمان», as people type it.
 */
export function withCopyableArabic(pdf: Buffer): Buffer {
  const { head, objects, trailer } = readObjects(pdf.toString('latin1'));
  const follow = (object: string, key: string) => new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(object)?.[1] ?? '';
  const lettersOfFont = (font: string) => glyphsWithWidth(objects.get(follow(font, 'DescendantFonts')) ?? '');
  for (const object of [...objects.values()]) {
    const [table, page] = [follow(object, 'ToUnicode'), follow(object, 'Contents')];
    if (table)
      objects.set(
        table,
        editStream(objects.get(table) ?? '', (content) => withoutSigns(content, lettersOfFont(object))),
      );
    if (!page) continue;
    const fonts = [...object.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(
      ([, name, id = '']) => [name, lettersOfFont(objects.get(id) ?? '')] as const,
    );
    objects.set(
      page,
      editStream(objects.get(page) ?? '', (content) => withSignsLast(content, new Map(fonts))),
    );
  }
  return Buffer.from(writeObjects(head, objects, trailer), 'latin1');
}

/** The table of what the glyphs of a typeface are copied as. */
function withoutSigns(table: string, letters: ReadonlySet<number>): string {
  return table.replaceAll(/^<(\w{4})> <(\w+)>$/gm, (_, glyph: string, codes: string) => {
    const text = fromHex(codes);
    const isSign = /\p{M}/u.test(text) && !letters.has(Number.parseInt(glyph, 16));
    return `<${glyph}> <${toHex(isSign ? '\0' : lettersOf(text))}>`;
  });
}

/** A page on which all texts of signs stand at the end, and the table says what letters are copied as. */
function withSignsLast(page: string, lettersByFont: ReadonlyMap<string | undefined, ReadonlySet<number>>): string {
  let signs = '';
  const byTable = page.replaceAll(sharedText, (span, codes: string) => (lettersOf(fromHex(codes)).length === 1 ? '/Span BMC' : span));
  const others = byTable.replaceAll(/\/\w+ <<\s+\/MCID \d+\s+>> BDC\nq\n[\s\S]*?\nQ\nEMC\n/g, (text) => {
    const letters = lettersByFont.get(/\/(f\d+) [\d.]+ Tf/.exec(text)?.[1]);
    if (!letters || glyphsIn(text).some((glyph) => letters.has(glyph))) return text;
    signs += text;
    return '';
  });
  return others + signs;
}

/** Matches what the compiler says of glyphs for which the table would be wrong. */
const sharedText = /\/Span <<\s+\/ActualText <FEFF(\w+)>\s+>> BDC/g;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The numbers of the glyphs that a text draws: two bytes each, in strings in brackets, which may hold escapes and further pairs of brackets. */
function glyphsIn(text: string): number[] {
  let bytes = '';
  let depth = 0;
  for (const [character, octal, escaped] of text.matchAll(/\\([0-7]{1,3})|\\([\s\S])|[\s\S]/g)) {
    if (character === ')') depth -= 1;
    if (depth > 0) bytes += octal ? String.fromCharCode(Number.parseInt(octal, 8)) : escaped ? (escapes[escaped] ?? escaped) : character;
    if (character === '(') depth += 1;
  }
  return Array.from({ length: bytes.length / 2 }, (_, index) => bytes.charCodeAt(2 * index) * 256 + bytes.charCodeAt(2 * index + 1));
}

/** The widths of a typeface are a list of "first last width". What it leaves out has none. */
function glyphsWithWidth(font: string): ReadonlySet<number> {
  const [, list = ''] = /\/W \[([\d.\s]*)\]/.exec(font) ?? [];
  const ranges = [...list.matchAll(/(\d+) (\d+) ([\d.]+)/g)].map((range) => range.slice(1).map(Number) as [number, number, number]);
  return new Set(
    ranges.flatMap(([first, last, width]) => (width > 0 ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [])),
  );
}

function editStream(object: string, edit: (content: string) => string): string {
  const [, dictionary = '', content = '', end = ''] = /^([\s\S]*?\nstream\n)([\s\S]*)(\nendstream\n[\s\S]*)$/.exec(object) ?? [];
  const isPacked = dictionary.includes('/FlateDecode');
  const unpacked = isPacked ? inflateSync(Buffer.from(content, 'latin1')).toString('latin1') : content;
  const edited = edit(unpacked);
  const packed = isPacked ? deflateSync(Buffer.from(edited, 'latin1')).toString('latin1') : edited;
  return dictionary.replace(/\/Length \d+/, `/Length ${packed.length}`) + packed + end;
}

/** The objects by their numbers, in the order of the file. Where they begin is in the table at its end. */
function readObjects(file: string) {
  const [, tableStart] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(file) ?? [];
  const table = Number(tableStart);
  const starts = [...file.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, start]) => Number(start)).toSorted((a, b) => a - b);
  const objects = new Map(
    starts.map((start, index) => {
      const object = file.slice(start, starts[index + 1] ?? table);
      return [object.slice(0, object.indexOf(' ')), object];
    }),
  );
  return { head: file.slice(0, starts[0]), objects, trailer: file.slice(file.indexOf('trailer', table), file.lastIndexOf('startxref')) };
}

function writeObjects(head: string, objects: ReadonlyMap<string, string>, trailer: string): string {
  let file = head;
  const entries: string[] = [];
  for (const [id, object] of objects) {
    entries[Number(id)] = `${String(file.length).padStart(10, '0')} 00000 n\r\n`;
    file += object;
  }
  entries[0] = '0000000000 65535 f\r\n';
  return `${file}xref\n0 ${entries.length}\n${entries.join('')}${trailer}startxref\n${file.length}\n%%EOF`;
}
