import { expect, test } from 'vitest';
import { indexWords, isFoundIn, type SoughtWord, soughtWords } from './search-words.ts';

const isFound = (stored: string, search: string, country = 'Jordan') => {
  const words = indexWords([stored], country);
  const fits = ({ beginnings, whole }: SoughtWord) =>
    words.some((word) => whole.includes(word) || beginnings.some((beginning) => word.startsWith(beginning)));
  const sought = soughtWords(search);
  return sought.length > 0 && sought.every(fits);
};

test.each([
  ...[
    ['الشبكات', 'شبكات'],
    ['شبكات', 'الشبكات'],
    ['والكاميرات', 'كاميرات'],
    ['بالفندق', 'فندق'],
    ['للمكتب', 'مكتب'],
    ['ولمكتبنا', 'مكتب'],
    ['لعيادة', 'عيادة'],
    ['عيادة', 'لعيادة'],
    ['الزعبي', 'زعبي'],
  ],
  ...[
    ['شبكة', 'الشبكات'],
    ['كاميرا', 'كاميرات'],
    ['كاميرتين', 'كاميرا'],
    ['شركتنا', 'شركة'],
    ['لشركتي', 'شركات'],
    ['تقنيات', 'تقنية'],
    ['لغات', 'لغة'],
    ['مهندسون', 'المهندسين'],
    ['خدماتكم', 'خدمة'],
  ],
  ...[
    ['صيدليتان', 'صيدلية'],
    ['لصيدليتين', 'صيدلية'],
    ['صيدلية', 'صيدليتين'],
    ['صيدليتين', 'صيدليات'],
    ['عيادتين', 'عيادة'],
    ['عيادة', 'عيادتان'],
    ['بلغتين', 'لغة'],
    ['تابلتين', 'تابلت'],
    ['وقتين', 'وقت'],
  ],
  ...[
    ['هواتف', 'هاتف'],
    ['هاتف', 'الهواتف'],
    ['مطاعم', 'مطعم'],
    ['المشاريع', 'مشروع'],
    ['للعملاء', 'عميل'],
  ],
  ...[
    ['عبدالله', 'عبد الله'],
    ['عبد الله', 'عبدالله'],
    ['أبو بكر', 'ابوبكر'],
    ['أبي بكر', 'أبوبكر'],
    ['نور الدين', 'نورالدين'],
    ['نورالدين', 'نور الدين'],
    ['عبدالرحمن', 'الرحمن'],
  ],
  ...[
    ['مسؤول', 'مسئول'],
    ['مسئول', 'مسؤول'],
    ['علاء', 'علا'],
    ['فائز', 'فايز'],
    ['إيمان', 'ايمان'],
    ['مُحَمَّد', 'محمد'],
    ['محـــمد', 'محمد'],
    ['مستشفى', 'مستشفي'],
  ],
])('%s is found by %s', (stored, search) => {
  expect(isFound(stored, search)).toBe(true);
});

test('an Arabic word is found while it is typed, whatever stands in front of it', () => {
  for (const stored of ['لعيادتنا', 'العيادة', 'وللعيادة', 'عيادات'])
    for (const typed of ['عيا', 'عياد', 'عيادة']) expect([stored, typed, isFound(stored, typed)]).toEqual([stored, typed, true]);
});

test.each([
  ['شبكة', 'كاميرا'],
  ['شركة', 'شراع'],
  ['تابلت', 'كتاب'],
  ['اما بعد', 'اماكن'],
  ['بن علي', 'بنات'],
  ['متين', 'مه'],
  ['كتان', 'كة'],
])('%s is not found by %s', (stored, search) => {
  expect(isFound(stored, search)).toBe(false);
});

test.each([
  ['O’Neill', "o'neill"],
  ["O'Neill", 'oneill'],
  ['oneill', 'o neill'],
  ['Al-Zoubi', 'alzoubi'],
  ['Alzoubi', 'al-zoubi'],
  ['Al Zoubi', 'alzoubi'],
  ['Alzoubi', 'zoubi'],
  ['José Müller-Straße', 'jose muller strasse'],
  ['Søren Łukasz', 'soren lukasz'],
  ['e-commerce', 'ecommerce'],
  ['Ecommerce', 'e-commerce'],
  ['Wi-Fi', 'wifi'],
])('%s is found by %s', (stored, search) => {
  expect(isFound(stored, search)).toBe(true);
});

test('a word without the hamza at its end is found whole, and begins no other', () => {
  expect(isFound('الا ابو زيد', 'آلاء')).toBe(true);
  expect(isFound('الاستاذ في الاردن', 'آلاء')).toBe(false);
});

const stored = '+962 79 452 3618';

test.each([
  ...['4523618', '3618', '452 3618', '9452', '794523618', '079', '0794523618', '079-452-3618', '(079) 4523618', '079 452 3618'],
  ...['+962794523618', '00962794523618', '962794523618', '+962 79', '+962079', '+962 (0)79 452 3618', '00 962 79 452 3618'],
  ...['٠٧٩٤٥٢٣٦١٨', '+٩٦٢ ٧٩ ٤٥٢ ٣٦١٨', '\u202a+962794523618\u202c'],
])('a number is found by %s', (search) => {
  expect(isFound(stored, search)).toBe(true);
  expect(isFound('0794523618', search)).toBe(true);
  expect(isFound(`Please call me at ${stored}, or tomorrow.`, search)).toBe(true);
});

test.each(['4523619', '0784523618', '+963794523618', '45236180', '079 3618 452'])('another number, %s, does not find it', (search) => {
  expect(isFound(stored, search)).toBe(false);
});

test('few digits after the plus of a country are a part of its numbers, not a word', () => {
  expect(isFound('Room 7, 962 chairs', '+962 7')).toBe(false);
  expect(isFound('Room 7, 962 chairs', '962 7')).toBe(true);
});

test('a number that does not say its country is of the country of whoever wrote it, or of the company', () => {
  expect(isFound('020 7946 0958', '+44 20 7946', 'England')).toBe(true);
  expect(isFound('079 452 3618', '+962 79 452', 'somewhere')).toBe(true);
});

test('names with figures are found by them as before', () => {
  expect(isFound('Amal client 4711', 'client 4711')).toBe(true);
  expect(isFound('Amal client 4711 77', '4711 77')).toBe(true);
  expect(isFound('Amal client 4711', 'client 711')).toBe(false);
});

/** Pseudo-random numbers below 1, the same in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test('every part of every number is found in every writing of it', () => {
  const next = random(7);
  const digits = (length: number) => Array.from({ length }, () => Math.floor(next() * 10)).join('');
  const separators = ['', ' ', '-', '.', ' - '];
  const spread = (number: string) => number.replaceAll(/\d(?=\d)/g, (digit) => digit + (separators[Math.floor(next() * 12)] ?? ''));
  const arabic = (number: string) => number.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  for (let index = 0; index < 300; index += 1) {
    const own = `7${digits(8)}`;
    const written = spread([`+962${own}`, `00962${own}`, `0${own}`][index % 3] ?? '');
    const whole = [`962${own}`, `0${own}`][index % 2] ?? '';
    const from = Math.floor(next() * (whole.length - 3));
    const part = whole.slice(from, from + 3 + Math.floor(next() * (whole.length - from - 2)));
    const search = index % 4 === 0 ? arabic(part) : spread(part);
    expect({ written, search, isFound: isFound(written, search) }).toEqual({ written, search, isFound: true });
  }
});

test('whatever a text has is found by each of its words, and by their beginnings', () => {
  const next = random(11);
  const letters = [..."abcdefzéß'-0123456789ابتةثجحخدذرزسشصضطظعغفقكلمنهويءآأإئؤىـَّ ٠٩\u200f"];
  for (let index = 0; index < 500; index += 1) {
    const text = Array.from({ length: 1 + Math.floor(next() * 14) }, () => letters[Math.floor(next() * letters.length)]).join('');
    for (const { beginnings } of soughtWords(text)) {
      expect({ text, isFound: isFoundIn([text], [{ beginnings, whole: [] }]) }).toEqual({ text, isFound: true });
      const [typed = ''] = beginnings;
      expect(isFoundIn([text], [{ beginnings: [typed.slice(0, 1 + Math.floor(next() * typed.length))], whole: [] }])).toBe(true);
    }
  }
});

test('a word is sought once, and not beside one that begins with it', () => {
  const typed = (search: string) => soughtWords(search).map(({ beginnings }) => beginnings[0]);
  expect([typed('ama amal Amman'), typed('net net'), typed('net ten')]).toEqual([['amal', 'amman'], ['net'], ['net', 'ten']]);
  expect(soughtWords('+962 7')).toEqual([{ beginnings: ['\ue0009627'], whole: [] }]);
});

test('no word holds what an index takes for its own', () => {
  const texts = [`a"b *'c' | & ! \ue000123 \ue001ء (x:y) \\ %_`, '\ue0009', '\ue0029', '\0'];
  const written = [...indexWords(texts), ...texts.flatMap(soughtWords).flatMap(({ beginnings, whole }) => [...beginnings, ...whole])];
  expect(written.filter((word) => !/^[\ue000\ue002]?[\p{L}\p{N}]+$/u.test(word))).toEqual([]);
});
