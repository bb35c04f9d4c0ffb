import fc from 'fast-check';
import { hostileName, hostileText } from './hostile-values.ts';

/** Malformed urlencoded bodies, derived from a valid form. */
export const hostileForm = (valid: Record<string, string>): fc.Arbitrary<Buffer> => {
  const text = new URLSearchParams(valid).toString();
  const field = fc.constantFrom(...Object.keys(valid));
  const place = fc.nat(text.length - 1);
  const encoded = (name: string) => encodeURIComponent(name.toWellFormed());
  return fc
    .oneof(
      place.map((end) => text.slice(0, end)),
      fc
        .tuple(place, fc.constantFrom('%', '%zz', '%00', '%c3%28', '%ff', '&&&', '===', '+', ';', '[]', '\0', '\r\n'))
        .map(([at, piece]) => text.slice(0, at) + piece + text.slice(at)),
      fc.tuple(field, hostileText).map(([name, value]) => `${text}&${name}=${encoded(value)}`),
      fc.tuple(hostileName, hostileText).map(([name, value]) => `${text}&${encoded(name)}=${encoded(value)}`),
      field.map((name) => new URLSearchParams(Object.entries(valid).filter(([other]) => other !== name)).toString()),
      fc.tuple(field, fc.integer({ min: 1, max: 15_000 })).map(([name, count]) => `${text}${`&${name}=`.repeat(count)}`),
      fc.integer({ min: 1, max: 5_000 }).map((count) => [...Array(count).keys()].map((number) => `n${number}=`).join('&')),
      fc.constantFrom('', '=', '&', '{}', JSON.stringify(valid), 'rate=1e400', 'elapsedMs=-1', 'elapsedMs=0x10', `${text}&__proto__[x]=1`),
      hostileText,
    )
    .map((body) => Buffer.from(body));
};

/** The media type of a form, and unsupported ones. */
export const formTypes = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/x-www-form-urlencoded') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/x-www-form-urlencoded; charset=utf-16',
      'application/json',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=b',
      'nonsense',
    ),
  },
);
