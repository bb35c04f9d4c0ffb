import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { type HostileFiles, payload } from './hostile-pictures.ts';

const film = (name: string) => readFileSync(new URL(`../../site/films/${name}`, import.meta.url));

/** Films of the site, which are whole. */
export const wholeFilms = {
  mp4: () => film('silk.h264.mp4'),
  vp9: () => film('silk.vp9.webm'),
  av1: () => film('silk.av1.webm'),
};

const word = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
const box = (type: string, ...content: Buffer[]) => {
  const all = Buffer.concat(content);
  return Buffer.concat([word(all.length + 8), Buffer.from(type, 'latin1'), all]);
};

/** Returns where the content of the first box of a type begins. */
const contentOf = (file: Buffer, type: string) => file.indexOf(type, 0, 'latin1') + 4;

/** An MP4 with something else at a place of a box. */
function changed(type: string, at: number, bytes: Buffer | string): Buffer {
  const file = wholeFilms.mp4();
  Buffer.from(bytes as string, 'latin1').copy(file, contentOf(file, type) + at);
  return file;
}

/** An MP4 in which a box has another length. */
const resized = (type: string, size: number) => changed(type, -8, word(size));

function cuts(name: string, file: Buffer): HostileFiles {
  return Object.fromEntries([0.001, 0.1, 0.5, 0.9, 0.999].map((part) => [`${name}, cut at ${part}`, file.subarray(0, file.length * part)]));
}

/** An element of a WebM. */
function element(id: string, content: Buffer | Buffer[]): Buffer {
  const all = Array.isArray(content) ? Buffer.concat(content) : content;
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(all.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, all]);
}
const byte = (...values: number[]) => Buffer.from(values);
const text = (value: string) => Buffer.from(value, 'latin1');
const double = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

const keyFrame = Buffer.from([0x82, 0x49, 0x83, 0x42, 0, 0, 0, 0, 0, 0, 0, 0]);

interface Webm {
  docType?: string;
  codec?: string;
  width?: number;
  seconds?: number;
  frame?: Buffer;
  /** More elements of the track, of the film, and after it. */
  track?: Buffer[];
  more?: Buffer[];
  after?: Buffer;
}

/** A small WebM, of one picture. */
function webm({
  docType = 'webm',
  codec = 'V_VP9',
  width = 640,
  seconds = 2,
  frame = keyFrame,
  track = [],
  more = [],
  after,
}: Webm): Buffer {
  const size = [element('b0', byte(width >> 8, width & 255)), element('ba', byte(2, 0))];
  const entry = [element('d7', byte(1)), element('83', byte(1)), element('86', text(codec)), element('e0', size), ...track];
  const cluster = [element('e7', byte(0)), element('a3', Buffer.concat([byte(0x81, 0, 0, 0x80), frame]))];
  const parts = [
    element('1549a966', [element('4489', double(seconds * 1000))]),
    element('1654ae6b', [element('ae', entry)]),
    ...more,
    element('1f43b675', cluster),
  ];
  return Buffer.concat([element('1a45dfa3', [element('4282', text(docType))]), element('18538067', parts), after ?? Buffer.alloc(0)]);
}

/** Boxes within boxes, far deeper than anything that is looked at. */
function nested(levels: number): Buffer {
  const sizes = Array.from({ length: levels }, (_, level) => Buffer.concat([word((levels - level) * 8), Buffer.from('moov')]));
  return Buffer.concat(sizes);
}

const kind = box('ftyp', Buffer.from('isom\0\0\x02\0isomavc1', 'latin1'));
const zip = Buffer.concat([Buffer.from('PK\x03\x04'), deflateSync(payload), Buffer.from('PK\x05\x06')]);

/** Films that are to be refused. */
export function refusedFilms(): HostileFiles {
  const { mp4, vp9, av1 } = wholeFilms;
  const media = mp4();
  return {
    nothing: Buffer.alloc(0),
    'a text': text('no film'),
    'a page': text(`<!doctype html>${payload}`),
    'a JPEG': Buffer.from('ffd8ffe000104a464946', 'hex'),
    'an AVIF': box('ftyp', text('avif\0\0\0\0avifmif1')),
    'an MP3': text('ID3\x04\0\0'),
    'an AVI': text('RIFF\0\0\0\0AVI LIST'),
    'an Ogg': text('OggS\0\x02'),
    'zeros alone': Buffer.alloc(5_000),
    'an archive before a film': Buffer.concat([zip, media]),
    'an archive after a film': Buffer.concat([media, zip]),
    'a page after a film': Buffer.concat([media, text(payload)]),
    'a page after a WebM': webm({ after: text(payload) }),
    ...cuts('an MP4', media),
    ...cuts('a WebM', vp9()),
    ...cuts('an AV1', av1()),
    'a box without a length': resized('moov', 0),
    'a box of one byte': resized('moov', 2),
    'a box of seven bytes': resized('trak', 7),
    'a box as long as can be said': resized('moov', 0xffffffff),
    'a box longer than that around it': resized('mdia', 0x00ffffff),
    'a box whose long length is all there is': Buffer.concat([kind, word(1), text('moov'), Buffer.alloc(8, 0xff)]),
    'a long length of zero': Buffer.concat([kind, word(1), text('moov'), Buffer.alloc(8)]),
    'boxes in boxes': Buffer.concat([kind, nested(100_000)]),
    'very many boxes': Buffer.concat([kind, ...Array.from({ length: 250_000 }, () => box('free'))]),
    'an MP4 without a film': Buffer.concat([kind, box('mdat', Buffer.alloc(1_000))]),
    'two films': Buffer.concat([media, box('moov')]),
    'no kind': changed('ftyp', -4, 'free'),
    'a kind that is too long': Buffer.concat([box('ftyp', Buffer.alloc(4_000, 'isom')), media]),
    'a QuickTime film': changed('ftyp', 0, 'qt  '),
    'an HEVC': changed('avc1', 0, '').fill('hvc1', contentOf(media, 'stsd') + 12, contentOf(media, 'stsd') + 16, 'latin1'),
    'an encrypted film': changed('stsd', 12, 'encv'),
    'MPEG-4 of old': changed('stsd', 12, 'mp4v'),
    'a profile that few play': changed('avcC', 1, byte(122)),
    'parameters that are none': changed('avcC', 8, Buffer.alloc(20, 0)),
    'parameters without an end': changed('avcC', 6, byte(0xff, 0xff)),
    'pictures in another file': changed('url ', 0, word(0)),
    'subtitles alone': changed('hdlr', 8, 'text'),
    'positions alone': changed('hdlr', 8, 'meta'),
    'a picture before the file': changed('stco', 8, word(0)),
    'a picture after the file': changed('stco', 8, word(0xfffffff0)),
    'more pictures than the table': changed('stsz', 8, word(0xffffffff)),
    'pictures larger than the file': changed('stsz', 4, word(0x00ffffff)),
    'times of other pictures': changed('stts', 8, word(7)),
    'a film of a month': changed('mdhd', 16, word(0x7fffffff)),
    'no time': changed('mdhd', 12, word(0)),
    'a Matroska': webm({ docType: 'matroska' }),
    'a WebM in a codec of others': webm({ codec: 'V_MPEG4/ISO/AVC' }),
    'a WebM with AV1 of which nothing is said': webm({ codec: 'V_AV1' }),
    'a WebM whose picture is none': webm({ frame: Buffer.alloc(40) }),
    'a VP8 that is VP9': webm({ codec: 'V_VP8' }),
    'a WebM of more colours': webm({ frame: Buffer.concat([byte(0x92), keyFrame]) }),
    'a WebM that is compressed again': webm({ track: [element('6d80', [])] }),
    'a WebM as wide as can be': webm({ width: 65_535 }),
    'a WebM without width': webm({ width: 0 }),
    'a WebM of a day': webm({ seconds: 86_400 }),
    'a WebM that never ends': webm({ seconds: Number.POSITIVE_INFINITY }),
    'a WebM of no time': webm({ seconds: Number.NaN }),
    'a WebM with two pictures': webm({ more: [element('1654ae6b', [])] }),
    'a WebM of a stream': Buffer.concat([
      element('1a45dfa3', [element('4282', text('webm'))]),
      Buffer.from('1853806701ffffffffffffff', 'hex'),
    ]),
    'a WebM with a length of zeros': Buffer.concat([element('1a45dfa3', [element('4282', text('webm'))]), Buffer.alloc(64)]),
    'a WebM of a very long element': Buffer.concat([vp9().subarray(0, 60), Buffer.from('1f43b67508ffffffff', 'hex')]),
    'very many elements': webm({ more: Array.from({ length: 250_000 }, () => byte(0xec, 0x80)) }),
  };
}

/** Films that carry something besides, which is not kept. */
export function ladenFilms(): HostileFiles {
  const { mp4, vp9 } = wholeFilms;
  const words = Buffer.from(payload);
  return {
    'an MP4 with a box of its own': Buffer.concat([mp4(), box('uuid', words)]),
    'an MP4 with something in what is free': Buffer.concat([mp4(), box('free', words), box('skip', words)]),
    'an MP4 with a page for metadata': Buffer.concat([mp4(), box('meta', words)]),
    'an MP4 with words where it was made': changed('udta', 0, words.subarray(0, 33)),
    'a WebM with tags': webm({ more: [element('1254c367', words)] }),
    'a WebM with a file': webm({ more: [element('1941a469', words)] }),
    'a WebM with something that is void': webm({ more: [element('ec', words)] }),
    'a WebM with a name': webm({ track: [element('536e', words)] }),
    'a whole VP9': vp9(),
  };
}
