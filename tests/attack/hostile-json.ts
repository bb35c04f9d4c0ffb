import fc from 'fast-check';
import { hostileName, hostileText, hostileValue } from './hostile-values.ts';

type Fields = Record<string, unknown>;

/** JSON text with one more member. Built as text, because an object cannot hold `__proto__` or duplicate names. */
const withMember = (fields: Fields, name: string, value: string) => `{${JSON.stringify(name)}:${value},${JSON.stringify(fields).slice(1)}`;

const hugeNumbers = ['1e400', '-1e400', '1'.repeat(400), '0.'.padEnd(400, '1'), '-0'];
const nested = (depth: number, open: string, close: string, core: string) => open.repeat(depth) + core + close.repeat(depth);

/** Malformed JSON bodies, most of them derived from a valid form. */
export const hostileJson = (valid: Fields): fc.Arbitrary<Buffer> => {
  const text = JSON.stringify(valid);
  const field = fc.constantFrom(...Object.keys(valid));
  const place = fc.nat(text.length - 1);
  const depth = fc.integer({ min: 1, max: 20_000 });
  return fc.oneof(
    place.map((end) => Buffer.from(text.slice(0, end))),
    fc.tuple(place, fc.uint8Array({ minLength: 1, maxLength: 8 })).map(([at, bytes]) => {
      const [before, after] = [Buffer.from(text.slice(0, at)), Buffer.from(text.slice(at))];
      return Buffer.concat([before, bytes, after.subarray(bytes.length)]);
    }),
    fc.tuple(field, hostileValue).map(([name, value]) => Buffer.from(JSON.stringify({ ...valid, [name]: value }))),
    field.map((name) => Buffer.from(JSON.stringify({ ...valid, [name]: undefined }))),
    fc.tuple(hostileName, hostileValue).map(([name, value]) => Buffer.from(withMember(valid, name, JSON.stringify(value)))),
    fc.tuple(field, fc.constantFrom(...hugeNumbers)).map(([name, number]) => Buffer.from(withMember(valid, name, number))),
    fc.tuple(field, depth).map(([name, levels]) => Buffer.from(withMember(valid, name, nested(levels, '[', ']', '1')))),
    depth.map((levels) => Buffer.from(nested(levels, '{"fullName":', '}', '1'))),
    depth.map((levels) => Buffer.from('['.repeat(levels))),
    fc
      .constantFrom('', 'null', 'true', '7', '"text"', '[]', '{}', `[${text}]`, `${text}${text}`, `\ufeff${text}`)
      .map((body) => Buffer.from(body)),
    fc.constant(Buffer.from(text, 'utf16le')),
    hostileText.map((body) => Buffer.from(body)),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
  );
};

/** Media types that some parsers take for JSON, and others. */
export const jsonTypes = fc.oneof(
  { weight: 5, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/json; charset=iso-8859-1',
      'application/json;;;',
      'application/json; charset="',
      'APPLICATION/JSON',
      'application/jsonp',
      'application/ld+json',
      'text/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'a'.repeat(2_000),
      '/',
    ),
  },
);
