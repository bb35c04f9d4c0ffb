import fc from 'fast-check';
import { boundary, multipartType, type Part } from '#api/testing/forms';
import { hostileName, hostileText } from './hostile-values.ts';

/** A multipart request: its media type and body. */
export interface Upload {
  type: string;
  body: Buffer;
}

interface RawPart {
  /** Header lines, verbatim. */
  headers: string[];
  content: Buffer;
}

const asRaw = ({ name, content, fileName, type }: Part): RawPart => ({
  headers: [
    `content-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}`,
    ...(type === undefined ? [] : [`content-type: ${type}`]),
  ],
  content: Buffer.from(content),
});

function framed(parts: RawPart[]): Buffer {
  const pieces = parts.flatMap(({ headers, content }) => [
    `--${boundary}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`,
    content,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
}

const disposition = 'content-disposition: form-data';

/** Part headers that have broken parsers: very long, missing, duplicate, obsolete encodings. */
const hostileHeaders: fc.Arbitrary<string[]> = fc.oneof(
  fc.constantFrom<string[][]>(
    [],
    [disposition],
    [`${disposition}; name`],
    [`${disposition}; name="`],
    [`${disposition}; name=""; filename=""`],
    ['content-disposition: attachment; name="fullName"'],
    [`${disposition}; name="fullName"`, `${disposition}; name="resume"; filename="a.pdf"`],
    [`${disposition}; name="fullName"; name="email"`],
    [`${disposition}; name*=utf-8''full%00Name`],
    [`${disposition}; name="resume"; filename*=utf-8''%2e%2e%2fcv.pdf`],
    [`${disposition}; name="resume"; filename*=klingon''%zz`],
    [`${disposition}; name="fullName"`, 'content-type: text/plain; charset=utf-7'],
    [`${disposition}; name="fullName"`, 'content-type: text/plain; charset=no-such-charset'],
    [`${disposition}; name="fullName"`, 'content-transfer-encoding: base64'],
    [`${disposition}; name="fullName"`, 'content-type: multipart/mixed; boundary=inner'],
    [`${disposition}; name="fullName"`, 'content-length: 999999999'],
    [`${disposition}; name="resume"; filename="cv.pdf\0.exe"`],
    [`${disposition}; name="fullName"`, ' folded: line'],
    ['no colon at all'],
  ),
  hostileName.map((name) => [`${disposition}; name="${name}"`]),
  hostileText.map((text) => [`${disposition}; name="resume"; filename="${text}"`]),
  fc.integer({ min: 50, max: 3_000 }).map((count) => [`${disposition}; name="fullName"`, ...Array(count).fill('x-bomb: x')]),
  fc.integer({ min: 1_000, max: 200_000 }).map((length) => [`${disposition}; name="fullName"`, `x-bomb: ${'x'.repeat(length)}`]),
  fc.integer({ min: 1_000, max: 100_000 }).map((length) => [`${disposition}; name="${'n'.repeat(length)}"`]),
);

const hostileTypes = fc.constantFrom(
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  'multipart/form-data; boundary=another',
  `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
  `multipart/form-data; boundary=${boundary}; boundary=another`,
  'multipart/form-data; boundary=\u00ff',
  `multipart/mixed; boundary=${boundary}`,
  `multipart/form-data; charset=utf-16; boundary=${boundary}`,
  'multipart',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
);

/** Malformed multipart requests, derived from a valid application. */
export function hostileUpload(valid: Part[]): fc.Arbitrary<Upload> {
  const parts = valid.map(asRaw);
  const whole = framed(parts);
  const place = fc.nat(whole.length - 1);
  const which = fc.nat(parts.length - 1);
  const replaced = (index: number, changes: Partial<RawPart>) => parts.map((part, at) => (at === index ? { ...part, ...changes } : part));
  const bodies: fc.Arbitrary<Buffer> = fc.oneof(
    place.map((end) => whole.subarray(0, end)),
    fc
      .tuple(place, place)
      .map(([one, other]) => Buffer.concat([whole.subarray(0, Math.min(one, other)), whole.subarray(Math.max(one, other))])),
    fc
      .tuple(place, fc.uint8Array({ minLength: 1, maxLength: 60 }))
      .map(([at, bytes]) => Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at + bytes.length)])),
    fc.tuple(which, hostileHeaders).map(([index, headers]) => framed(replaced(index, { headers }))),
    fc.tuple(which, hostileText).map(([index, text]) => framed(replaced(index, { content: Buffer.from(text) }))),
    fc.tuple(which, fc.uint8Array({ maxLength: 3_000 })).map(([index, bytes]) => framed(replaced(index, { content: Buffer.from(bytes) }))),
    which.map((index) => framed(parts.filter((_part, at) => at !== index))),
    fc
      .tuple(which, fc.integer({ min: 1, max: 40 }))
      .map(([index, count]) => framed([...parts, ...Array<RawPart>(count).fill(parts[index] as RawPart)])),
    fc
      .integer({ min: 1, max: 500 })
      .map((count) => framed([...Array(count).keys()].map((number) => asRaw({ name: `n${number}`, content: 'x' })))),
    hostileHeaders.map((headers) => framed([...parts, { headers, content: Buffer.from('x') }])),
    fc.integer({ min: 1, max: 2_000 }).map((count) => Buffer.from(`--${boundary}\r\n`.repeat(count))),
    fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
  );
  return fc.oneof(
    { weight: 6, arbitrary: bodies.map((body) => ({ type: multipartType, body })) },
    { weight: 1, arbitrary: hostileTypes.map((type) => ({ type, body: whole })) },
  );
}
