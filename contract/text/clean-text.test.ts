import { expect, test } from 'vitest';
import { cleanEmail, cleanLine, cleanParagraph, cleanPhone } from './clean-text.ts';

test.each([
  ['control characters of Word and slides', 'One\u000bTwo\fThree\u0085Four\u2028Five\u2029Six', 'One\nTwo\nThree\nFour\nFive\nSix'],
  ['other control characters', 'One\u0003Two\u0007', 'One Two'],
  ['NUL between letters', 'O\u0000n\u0000e', 'One'],
  ['breaks of Windows and of old Macs', 'One\r\nTwo\rThree\n\nFour', 'One\nTwo\nThree\n\nFour'],
  ['a tab', 'One\tTwo', 'One\tTwo'],
  ['half a surrogate pair', 'One\ud800 Two\udc00 😀', 'One Two 😀'],
  ['overrides, embeddings and isolates', '\u202aAli\u202egro.live\u202c \u2066x\u2069', 'Aligro.live x'],
  ['a soft hyphen, a zero-width space, a word joiner', 'net\u00adwork\u200b \u2060cable', 'network cable'],
  ['letters of invisible tags', 'Hello\u{e0049}\u{e0067}', 'Hello'],
  ['a mark that keeps a sign at its word', 'مبرمج C++\u200e في عمّان', 'مبرمج C++\u200e في عمّان'],
  ['half-spaces of Persian', 'می\u200cخواهم ۲۰\u200cساله', 'می\u200cخواهم ۲۰\u200cساله'],
  ['the shape of one Arabic letter', 'عام 1447 ه\u200d', 'عام 1447 ه\u200d'],
  ['joined emoji', '👩\u200d💻 👨\u200d👩\u200d👧 🏳️\u200d🌈 👩🏽\u200d🔧', '👩\u200d💻 👨\u200d👩\u200d👧 🏳️\u200d🌈 👩🏽\u200d🔧'],
  [
    'a flag of a region',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}!',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}!',
  ],
  ['joiners that join nothing', '\u200d a \u200c b\u200c', 'a  b'],
  ['letters and accents apart', 'Re\u0301sume\u0301', 'Résumé'],
  ['vowelled Arabic', 'مُحَمَّدٌ اللّٰه', 'مُحَمَّدٌ اللّٰه'.normalize('NFC')],
  ['a flood of marks', `Z${'\u0336'.repeat(40)}algo`, `Z${'\u0336'.repeat(6)}algo`],
])('%s are cleaned, and kept where they mean something', (_case, typed, cleaned) => {
  expect(cleanParagraph(typed)).toBe(cleaned);
});

test.each([
  ['zero-width spaces', '\u200b\u200b'],
  ['a filler of Hangul', '\u3164'],
  ['a half-width filler', '\uffa0'],
  ['an empty cell of Braille', '\u2800\u2800'],
  ['spaces that do not break', '\u00a0\u202f\u3000'],
  ['marks of direction', '\u200e\u200f\u061c\u202e'],
  ['marks without a letter', '\u0301\u0302'],
  ['control characters', '\u0000\u0003\r\n'],
  ['invisible tags', '\u{e0041}\u{e0042}'],
  ['a variation selector', '\ufe0f'],
])('%s alone are nothing', (_case, typed) => {
  expect([cleanLine(typed), cleanParagraph(typed)]).toEqual(['', '']);
});

test.each([
  ['Amal\r\nHaddad', 'Amal Haddad'],
  ['Amal\u000b\tHaddad', 'Amal  Haddad'],
  ['\u200fAmal\u00a0Haddad\u200e', 'Amal\u00a0Haddad'],
  ['Ali\u202egro.live', 'Aligro.live'],
  ['زهرا حسن\u200cزاده', 'زهرا حسن\u200cزاده'],
])('%j becomes the line %j', (typed, cleaned) => {
  expect(cleanLine(typed)).toBe(cleaned);
});

test.each([
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u200b',
  '\u2060',
  '\u00ad',
  '\u061c',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u00a0',
  '\u0000',
  '\u200d',
  '\u034f',
])('an e-mail address loses %j wherever it cannot be seen', (mark) => {
  expect(cleanEmail(`${mark}maya@customer.example${mark}`)).toBe('maya@customer.example');
});

test.each([
  ['ma\u200bya@customer\u00ad.example', 'maya@customer.example'],
  ['maya＠customer．example', 'maya@customer.example'],
  ['maya@münchen.example', 'maya@xn--mnchen-3ya.example'],
  ['maya@xn--mnchen-3ya.example', 'maya@xn--mnchen-3ya.example'],
  ['info@موقع.وزارة-الاتصالات.مصر', 'info@xn--4gbrim.xn----ymcbaaajlc6dj7bxne2c.xn--wgbh1c'],
  ['maya٢@customer.example', 'maya2@customer.example'],
  ['مايا@customer.example', 'مايا@customer.example'],
  ['maya@mün chen/.example', 'maya@mün chen/.example'],
])('the e-mail address %s becomes %s', (typed, cleaned) => {
  expect(cleanEmail(typed)).toBe(cleaned);
});

test.each([
  ['\u202a+962 79 000 0000\u202c', '+962 79 000 0000'],
  ['＋９６２７９', '+96279'],
  ['+٩٦٢ ٧ ۹۰۱۲', '+962 7 9012'],
  ['+962\u00a079\u2011000\u2013 0000', '+962 79-000- 0000'],
  ['962 79 000 0000+', '+962 79 000 0000'],
  ['(06) 500 0000 ext. 12', '(06) 500 0000 ext. 12'],
])('the phone number %s becomes %s', (typed, cleaned) => {
  expect(cleanPhone(typed)).toBe(cleaned);
});

test('a long text of spaces or marks is cleaned at once', () => {
  const started = performance.now();
  for (const noise of [' ', '\u200b', '\u0301', '\u200d', '\r', '🏴', '\u{e0067}']) cleanParagraph(`a${noise.repeat(60_000)}b`);
  expect(performance.now() - started).toBeLessThan(2_000);
});
