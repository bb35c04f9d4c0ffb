import fc from 'fast-check';

/** Field names that are special in JavaScript, and arbitrary ones. */
export const hostileName = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', ' ', 'a[b]', 'fullName\0', '$where', '../x'),
  fc.string({ maxLength: 40 }),
);

/** Any of Unicode. The library's own unit for it first makes a reverse map of every code point, which takes a second. */
const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

/** Texts that have broken programs before: control characters, lone surrogates, template and SQL injection, very long texts. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    '   ',
    '\0',
    'Amal\0Haddad',
    'Amal\r\nBcc: everyone@visitor.example',
    '\ud800',
    'a\udfffb',
    '\ufeff',
    '\u202e',
    "'; drop table quotes; --",
    '{{7*7}}<%= 7*7 %>#{7*7}',
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    '%00%0a%0d',
    'a@b@c.example',
    `${'a'.repeat(300)}@visitor.example`,
    'a@b.example\nc@d.example',
    'NaN',
  ),
  fc.string({ unit: character, maxLength: 200 }),
  fc.integer({ min: 100, max: 7_000 }).map((length) => 'é'.repeat(length)),
);

/** Unusual JSON values. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, [], {}, [[]], 0, -1, 2 ** 53, 1e308, 0.1, [['a']], { toString: 'x' }, { length: 5 }),
);
