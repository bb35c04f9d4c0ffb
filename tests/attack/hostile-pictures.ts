import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** Files that claim to be pictures, by what is wrong with them. */
export type HostileFiles = Record<string, Buffer>;

/** No file that is kept may contain this. */
export const payload = '<script>alert("hostile")</script>';

const bytes = (...parts: (string | Buffer | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

/** A small logo: a disc on a clear ground. */
const disc = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><circle cx="20" cy="16" r="12" fill="#c40"/></svg>',
);

function crc32(content: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of content) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const word = (value: number) => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value >>> 0);
  return buffer;
};

/** A chunk of a PNG. */
function chunk(name: string, content: Buffer): Buffer {
  const named = bytes(name, content);
  return bytes(word(content.length), named, word(crc32(named)));
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A PNG of one bit for each pixel, whatever its size and whatever its pixels inflate to. */
function onePixelDeep(width: number, height: number, pixels: Buffer): Buffer {
  const header = bytes(word(width), word(height), [1, 0, 0, 0, 0]);
  return bytes(signature, chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0)));
}

/** A PNG with a chunk behind its header. */
const withChunk = (png: Buffer, name: string, content: Buffer) => bytes(png.subarray(0, 33), chunk(name, content), png.subarray(33));

const cutAt = (file: Buffer, part: number) => file.subarray(0, Math.floor(file.length * part));

function cuts(name: string, file: Buffer): HostileFiles {
  return Object.fromEntries([0.1, 0.3, 0.5, 0.8, 0.95].map((part) => [`${name}, cut at ${part * 100} %`, cutAt(file, part)]));
}

/** A JPEG whose header says that it is larger. */
function resizedJpeg(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = [0xc0, 0xc2].map((marker) => copy.indexOf(Buffer.from([0xff, marker]))).find((found) => found > 0) ?? 0;
  copy.writeUInt16BE(side, at + 5);
  copy.writeUInt16BE(side, at + 7);
  return copy;
}

/** A JPEG with a segment behind its first marker. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return bytes(jpeg.subarray(0, 2), [0xff, marker], length, content, jpeg.subarray(2));
}

/** Two frames: PNGs that move say so in a chunk before their pixels. */
const animatedPng = (png: Buffer) => withChunk(png, 'acTL', bytes(word(2), word(0)));

export async function pictures() {
  const base = () => sharp(disc);
  return {
    png: await base().png().toBuffer(),
    jpeg: await base().flatten({ background: '#fff' }).jpeg().toBuffer(),
    webp: await base().webp().toBuffer(),
    avif: await base().avif({ effort: 0 }).toBuffer(),
    gif: await base().gif().toBuffer(),
    tiff: await base().tiff().toBuffer(),
  };
}

/** Files that are no logos, and are refused. */
export async function refusedPictures(): Promise<HostileFiles> {
  const { png, jpeg, webp, avif, gif, tiff } = await pictures();
  const html = Buffer.from(`<!doctype html><html><body>${payload}</body></html>`);
  return {
    'HTML instead of a picture': html,
    'a text': Buffer.from('A logo, honestly'),
    'a JSON document': Buffer.from('{"logo":true}'),
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'),
    'a ZIP archive': bytes('PK\x03\x04', Buffer.alloc(60)),
    'a program': bytes('MZ', Buffer.alloc(200)),
    'a shell script': Buffer.from('#!/bin/sh\nrm -rf /\n'),
    'a PHP script behind the start of a GIF': Buffer.from('GIF89a<?php system($_GET["c"]); ?>'),
    'a GIF that is a script too': Buffer.from('GIF89a=1;alert(1)//'),
    'a GIF': gif,
    'a TIFF': tiff,
    'a BMP': bytes('BM', Buffer.alloc(80)),
    'an icon': bytes([0, 0, 1, 0, 1, 0], Buffer.alloc(80)),
    'a film': bytes([0, 0, 0, 24], 'ftypisom', Buffer.alloc(64)),
    'a HEIC': bytes([0, 0, 0, 24], 'ftypheic', Buffer.alloc(64)),
    'an AVIF of a name alone': bytes([0, 0, 0, 24], 'ftypavif', Buffer.alloc(64)),
    'a compressed SVG': gzipSync(disc),
    'a PNG of a name alone': signature,
    'a JPEG of a name alone': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    'a WebP of a name alone': bytes('RIFF', [36, 0, 0, 0], 'WEBPVP8 ', Buffer.alloc(24)),
    'HTML behind the name of a PNG': bytes(signature, html),
    'random bytes behind the name of a PNG': bytes(signature, Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7919) % 251))),
    'random bytes behind the name of a JPEG': bytes(
      [0xff, 0xd8, 0xff, 0xe0],
      Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7919) % 251)),
    ),
    'a PNG of 50,000 by 50,000 pixels': onePixelDeep(50_000, 50_000, Buffer.alloc(1_000)),
    'a PNG of 50,000 pixels by one': onePixelDeep(50_000, 1, Buffer.alloc(6_251)),
    'a PNG of one pixel by 50,000': onePixelDeep(1, 50_000, Buffer.alloc(100_000)),
    'a PNG of 81 million pixels in a few kilobytes': onePixelDeep(9_000, 9_000, Buffer.alloc(9_000 * 1_126)),
    'a PNG without a pixel': onePixelDeep(0, 0, Buffer.alloc(0)),
    'a JPEG that says 65,500 pixels': resizedJpeg(jpeg, 65_500),
    'an empty picture': await sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } })
      .png()
      .toBuffer(),
    'a picture of one colour': await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer(),
    ...cuts('a PNG', png),
    ...cuts('a JPEG', jpeg),
    ...cuts('a WebP', webp),
    ...cuts('an AVIF', avif),
  };
}

/** Pictures that carry something besides: what is kept of them is the picture alone. */
export async function laden(): Promise<HostileFiles> {
  const { png, jpeg, webp } = await pictures();
  const film = await sharp([disc, Buffer.from(disc.toString().replace('#c40', '#04c'))], { join: { animated: true } })
    .webp()
    .toBuffer();
  return {
    'a PNG with HTML behind it': bytes(png, payload),
    'a PNG with a ZIP archive behind it': bytes(png, 'PK\x03\x04', payload),
    'a PNG with a PDF behind it': bytes(png, '%PDF-1.7 ', payload),
    'a PNG with a script in a text': withChunk(png, 'tEXt', bytes('Comment\0', payload)),
    'a PNG with a text that inflates to 30 MB': withChunk(
      png,
      'zTXt',
      bytes('Comment\0\0', deflateSync(Buffer.alloc(30_000_000, payload))),
    ),
    'a PNG with a broken colour profile': withChunk(png, 'iCCP', bytes('x\0\0', payload)),
    'a PNG with broken EXIF': withChunk(png, 'eXIf', Buffer.from(`MM\0*${payload}`)),
    'a PNG with a chunk that nobody knows': withChunk(png, 'evIL', Buffer.from(payload)),
    'a PNG that moves': animatedPng(png),
    'a JPEG with HTML in a comment': withSegment(jpeg, 0xfe, Buffer.from(payload)),
    'a JPEG with PHP in its EXIF': withSegment(jpeg, 0xe1, bytes('Exif\0\0', `<?php ${payload} ?>`)),
    'a JPEG with a broken colour profile': withSegment(jpeg, 0xe2, bytes('ICC_PROFILE\0\x01\x01', payload)),
    'a JPEG with XMP': withSegment(jpeg, 0xe1, bytes('http://ns.adobe.com/xap/1.0/\0', payload)),
    'a JPEG with an archive behind it': bytes(jpeg, 'PK\x03\x04', payload),
    'a WebP with HTML behind it': bytes(webp, payload),
    'a WebP that moves': film,
    'a PNG whose place is in its EXIF': await sharp(disc)
      .withExif({ IFD0: { Copyright: payload } })
      .png()
      .toBuffer(),
  };
}

/** A photograph, of 640 by 480 pixels, in the formats that are taken. */
async function photos() {
  const base = () =>
    sharp({ create: { width: 640, height: 480, channels: 3, background: '#465', noise: { type: 'gaussian', mean: 120, sigma: 20 } } });
  return {
    base,
    png: await base().png().toBuffer(),
    jpeg: await base().jpeg().toBuffer(),
    webp: await base().webp().toBuffer(),
    avif: await base().avif({ effort: 0 }).toBuffer(),
  };
}

/** Files that are no photographs, and are refused. */
export async function refusedPhotos(): Promise<HostileFiles> {
  const { png, jpeg, webp, avif, base } = await photos();
  const { 'an empty picture': _empty, 'a picture of one colour': _plain, ...files } = await refusedPictures();
  return {
    ...files,
    'a HEIC': bytes([0, 0, 0, 24], 'ftypheic', Buffer.alloc(64)),
    'a HEIC under the name of all such pictures': bytes([0, 0, 0, 24], 'ftypmif1', Buffer.alloc(4), 'mif1heic', Buffer.alloc(64)),
    'a HEIC of an iPhone': bytes([0, 0, 0, 40], 'ftypheix', Buffer.alloc(4), 'mif1heix', Buffer.alloc(64)),
    'a film of a telephone': bytes([0, 0, 0, 24], 'ftypqt  ', Buffer.alloc(64)),
    'a drawing': disc,
    'a drawing that runs': Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`),
    'a GIF of the size of a photograph': await base().gif().toBuffer(),
    'a TIFF of the size of a photograph': await base().tiff().toBuffer(),
    'a PNG of 61 million pixels': onePixelDeep(7_900, 7_800, Buffer.alloc(7_800 * 989)),
    'a PNG of 21,000 pixels by 400': onePixelDeep(21_000, 400, Buffer.alloc(400 * 2_626)),
    'a PNG so long that nothing of its height is left': onePixelDeep(19_000, 330, Buffer.alloc(330 * 2_376)),
    'a JPEG of a photograph that says 65,500 pixels': resizedJpeg(jpeg, 65_500),
    ...cuts('a photograph as PNG', png),
    ...cuts('a photograph as JPEG', jpeg),
    ...cuts('a photograph as WebP', webp),
    ...cuts('a photograph as AVIF', avif),
  };
}

/** Pictures that are whole, and too small for the site. */
export async function smallLogos(): Promise<HostileFiles> {
  const { png, jpeg, webp, avif } = await pictures();
  return { 'a small PNG': png, 'a small JPEG': jpeg, 'a small WebP': webp, 'a small AVIF': avif };
}

/** Photographs that carry something besides, or are written otherwise than for screens. */
export async function ladenPhotos(): Promise<HostileFiles> {
  const { png, jpeg, webp, avif, base } = await photos();
  const frame = (background: string) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  return {
    'a PNG with HTML behind it': bytes(png, payload),
    'a PNG with a ZIP archive behind it': bytes(png, 'PK\x03\x04', payload),
    'a PNG with a script in a text': withChunk(png, 'tEXt', bytes('Comment\0', payload)),
    'a PNG with a text that inflates to 30 MB': withChunk(
      png,
      'zTXt',
      bytes('Comment\0\0', deflateSync(Buffer.alloc(30_000_000, payload))),
    ),
    'a PNG with a broken colour profile': withChunk(png, 'iCCP', bytes('x\0\0', payload)),
    'a PNG with broken EXIF': withChunk(png, 'eXIf', Buffer.from(`MM\0*${payload}`)),
    'a PNG that moves': animatedPng(png),
    'a JPEG with HTML in a comment': withSegment(jpeg, 0xfe, Buffer.from(payload)),
    'a JPEG with PHP in its EXIF': withSegment(jpeg, 0xe1, bytes('Exif\0\0', `<?php ${payload} ?>`)),
    'a JPEG with a broken colour profile': withSegment(jpeg, 0xe2, bytes('ICC_PROFILE\0\x01\x01', payload)),
    'a JPEG with XMP': withSegment(jpeg, 0xe1, bytes('http://ns.adobe.com/xap/1.0/\0', payload)),
    'a JPEG with an archive behind it': bytes(jpeg, 'PK\x03\x04', payload),
    'a JPEG with a PDF behind it': bytes(jpeg, '%PDF-1.7 ', payload),
    'a WebP with HTML behind it': bytes(webp, payload),
    'an AVIF with HTML behind it': bytes(avif, payload),
    'a WebP that moves': await sharp([await frame('#c40'), await frame('#04c')], { join: { animated: true } })
      .webp()
      .toBuffer(),
    'a JPEG in CMYK': await base().toColourspace('cmyk').jpeg().toBuffer(),
    'a PNG of 16 bits': await base().toColourspace('rgb16').png().toBuffer(),
    'a PNG of grey alone': await base().greyscale().png().toBuffer(),
    'a PNG of 256 colours': await base().png({ palette: true }).toBuffer(),
    'a PNG that is half transparent': await base().ensureAlpha(0.5).png().toBuffer(),
    'a JPEG in Display P3': await base().withIccProfile('p3').jpeg().toBuffer(),
    'a JPEG with its place': await base()
      .withExif({ IFD0: { Copyright: payload }, IFD3: { GPSLatitude: '31/1 57/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer(),
    'a progressive JPEG': await base().jpeg({ progressive: true }).toBuffer(),
  };
}
