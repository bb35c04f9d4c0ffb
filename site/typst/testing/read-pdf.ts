import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** Everything that can be selected and copied, page by page: in the order of reading, without vowel signs. */
  pages: string[];
  /** Lists where its links lead. */
  links: string[];
  /** Its objects as they are written, without their streams; texts outside ASCII as characters. */
  source: string;
}

interface PdfObject {
  dictionary: string;
  stream: string;
}

const fromHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** As it is copied, whatever is joined to it. */
export const withoutSigns = (text: string): string => text.normalize('NFKC').replaceAll(/\p{M}/gu, '');

function readObjects(file: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of file.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('\nstream\n');
    const dictionary = at < 0 ? body : body.slice(0, at);
    const data = at < 0 ? '' : body.slice(at + 8, body.lastIndexOf('\nendstream'));
    const isPacked = dictionary.includes('/FlateDecode') && !/\/(?:Subtype|Length1|FunctionType|N) /.test(dictionary);
    objects.set(id, { dictionary, stream: isPacked ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data });
  }
  return objects;
}

/** Glyph → what it is copied as. */
function readCharacters(table: string): Map<number, string> {
  const pairs = [...table.matchAll(/^<(\w{4})> <(\w+)>$/gm)];
  return new Map(pairs.map(([, glyph = '', codes = '']) => [Number.parseInt(glyph, 16), fromHex(codes).replaceAll('\0', '')]));
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Returns what is copied of a string of glyphs, which may hold escapes. */
function glyphsOf(string: string, font: ReadonlyMap<number, string> | undefined): string {
  const bytes = string.replaceAll(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal: string | undefined, escaped: string) =>
    octal === undefined ? (escapes[escaped] ?? escaped) : String.fromCharCode(Number.parseInt(octal, 8)),
  );
  return Array.from({ length: bytes.length / 2 }, (_, index) => Buffer.from(bytes, 'latin1').readUInt16BE(2 * index))
    .map((glyph) => font?.get(glyph) ?? '�')
    .join('');
}

/** In a page: where a piece of a line begins, its typeface, a string of its glyphs with brackets in it at most two deep. */
const tokens = /1 0 0 -1 ([\d.-]+) ([\d.-]+) cm|\/(f\d+) [\d.]+ Tf|\(((?:[^\\()]|\\[\s\S]|\((?:[^\\()]|\\[\s\S])*\))*)\)/g;

/** A line from left to right, as it is read: an Arabic one from right to left, except for what is Latin or a number in it. */
function inOrderOfReading(line: string): string {
  if (!/\p{Script=Arabic}/u.test(line)) return line;
  const turned = (text: string) => [...text].toReversed().join('');
  return turned(line).replaceAll(/[a-z\d](?:[a-z\d.,:@+%/ -]*[a-z\d])?/gi, turned);
}

/** Reads a PDF in the form that Typst writes: no object streams, each piece of a line as a text of its own. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = readObjects(bytes.toString('latin1'));
  const follow = (dictionary: string, key: string) => objects.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(dictionary)?.[1] ?? '');

  const readPage = ({ dictionary }: PdfObject): string => {
    const fonts = new Map(
      [...dictionary.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name, id = '']) => {
        const table = follow(objects.get(id)?.dictionary ?? '', 'ToUnicode')?.stream ?? '';
        return [name, readCharacters(table)] as const;
      }),
    );
    const content = follow(dictionary, 'Contents')?.stream.replaceAll(/<<[\s\S]*?>>/g, '') ?? '';
    const lines: { y: string; pieces: { x: number; text: string }[] }[] = [];
    let font: Map<number, string> | undefined;
    for (const [, x, y, name, string] of content.matchAll(tokens)) {
      if (name) font = fonts.get(name);
      if (y !== undefined) {
        if (lines.at(-1)?.y !== y) lines.push({ y, pieces: [] });
        lines.at(-1)?.pieces.push({ x: Number(x), text: '' });
      }
      const piece = lines.at(-1)?.pieces.at(-1);
      if (piece && string !== undefined) piece.text += glyphsOf(string, font);
    }
    const fromLeft = ({ pieces }: (typeof lines)[number]) => pieces.toSorted((a, b) => a.x - b.x).map(({ text }) => text);
    return lines.map((line) => withoutSigns(inOrderOfReading(fromLeft(line).join('')))).join('\n');
  };

  const all = [...objects.values()];
  const [, kids = ''] = /\/Type \/Pages[\s\S]*?\/Kids \[([^\]]*)\]/.exec(all.map(({ dictionary }) => dictionary).join('\n')) ?? [];
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, id = '']) => objects.get(id) ?? []);
  return {
    pages: pages.map(readPage),
    links: all.flatMap(({ dictionary }) => [...dictionary.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = '']) => address)),
    source: all.map(({ dictionary }) => dictionary.replaceAll(/<FEFF(\w+)>/g, (_, codes: string) => `(${fromHex(codes)})`)).join('\n'),
  };
}
