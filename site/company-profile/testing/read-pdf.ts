import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** Everything that can be selected and copied, page by page. */
  pages: string[];
  /** Where its links lead. */
  links: string[];
  /** Its objects as they are written, without their streams. */
  source: string;
}

interface PdfObject {
  dictionary: string;
  stream: string;
}

/** Font object → what its glyphs are copied as. */
function readGlyphs(cmap: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, codes = ''], index) => {
      const units = codes.replaceAll(' ', '').match(/.{4}/g) ?? [];
      glyphs.set(Number.parseInt(first, 16) + index, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    });
  return glyphs;
}

/** Reads a PDF in the form that our library writes: no object streams, text as arrays of glyph numbers. */
export function readPdf(bytes: Buffer): ReadPdf {
  const file = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of file.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', packed] = body.split('\nstream\n');
    const data = packed === undefined ? '' : packed.slice(0, packed.lastIndexOf('\nendstream'));
    const isText = dictionary.includes('FlateDecode') && !dictionary.includes('/Image') && !dictionary.includes('/Length1');
    objects.set(id, { dictionary, stream: isText ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : '' });
  }
  const follow = (dictionary: string, key: string) => objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? '');
  const all = [...objects.values()];

  const readPage = ({ dictionary }: PdfObject): string => {
    const fonts = new Map<string, Map<number, string>>();
    const resources = follow(dictionary, 'Resources')?.dictionary ?? dictionary;
    for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g))
      fonts.set(name, readGlyphs(follow(objects.get(id)?.dictionary ?? '', 'ToUnicode')?.stream ?? ''));
    let font: Map<number, string> | undefined;
    let text = '';
    for (const [, name, shown] of (follow(dictionary, 'Contents')?.stream ?? '').matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name);
      for (const [, codes = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/gi))
        text += (codes.match(/.{4}/g) ?? []).map((code) => font?.get(Number.parseInt(code, 16)) ?? '�').join('');
      if (shown) text += '\n';
    }
    return text;
  };

  return {
    pages: all.filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary)).map(readPage),
    links: all.flatMap(({ dictionary }) => [...dictionary.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = '']) => address)),
    source: all.map(({ dictionary }) => dictionary).join('\n'),
  };
}
