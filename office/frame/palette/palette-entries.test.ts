import { expect, test } from 'vitest';
import { excerptAround, groupEntries, markWords, type PaletteEntry } from './palette-entries.ts';

const entry = (group: PaletteEntry['group'], label: string): PaletteEntry => ({
  id: `${group} ${label}`,
  group,
  label,
  run: () => undefined,
});

test('what was found comes before what there is to do, and that before places', () => {
  const found = [entry('person', 'Rana'), entry('quote', 'Huda'), entry('quote', 'Salma')];
  const offered = [entry('places', 'Reviews'), entry('actions', 'Publish')];

  expect(groupEntries(found, offered, '').map((group) => group.map(({ label }) => label))).toEqual([
    ['Huda', 'Salma'],
    ['Rana'],
    ['Publish'],
    ['Reviews'],
  ]);
});

test('the search picks actions and places by their names, and leaves to the server what it found', () => {
  const groups = groupEntries([entry('quote', 'Huda')], [entry('places', 'Reviews'), entry('places', 'Quotes')], 'rev');

  expect(groups.flat().map(({ label }) => label)).toEqual(['Huda', 'Reviews']);
});

test('a place is found by other words too, after those that have the search in their name', () => {
  const pages = { ...entry('places', 'Pages'), words: 'services switch off' };
  const services = entry('places', 'Services');

  const names = (search: string) => groupEntries([], [pages, services], search).flatMap((group) => group.map(({ label }) => label));

  expect(names('services')).toEqual(['Services', 'Pages']);
  expect(names('off switch')).toEqual(['Pages']);
  expect(names('se')).toEqual(['Services']);
  expect(names('service')).toEqual(['Services', 'Pages']);
});

test('a search begins words, with or without their article, and is not sought within them', () => {
  const team = { ...entry('places', 'الفريق'), words: 'فتح قفل' };
  const account = { ...entry('places', 'الحساب'), words: 'إشعار إشعارات' };
  const company = { ...entry('places', 'الشركة'), words: 'توقيع شعار' };

  const names = (search: string) => groupEntries([], [team, account, company], search).flatMap((group) => group.map(({ label }) => label));

  expect(names('شعار')).toEqual(['الشركة']);
  expect(names('فتح القفل')).toEqual(['الفريق']);
  expect(names('شركة')).toEqual(['الشركة']);
});

test('what there is to do by the very words of a search comes before what was found', () => {
  const found = [entry('quote', 'Opening hours of our clinic')];
  const hours = { ...entry('actions', 'Change opening hours'), words: 'hours closed' };

  const names = (search: string) => groupEntries(found, [hours], search).flatMap((group) => group.map(({ label }) => label));

  expect(names('hours')).toEqual(['Change opening hours', 'Opening hours of our clinic']);
  expect(names('hour')).toEqual(['Opening hours of our clinic', 'Change opening hours']);
});

test('the words of a search are marked, whatever signs are in them', () => {
  expect(markWords('A second clinic (Abdoun)', 'CLI (ab')).toEqual(['A second ', 'cli', 'nic ', '(Ab', 'doun)']);
  expect(markWords('طلب من آلاء', 'الاء')).toEqual(['طلب من ', 'آلاء', '']);
  expect(markWords('A clinic', ' ')).toEqual(['A clinic']);
});

test('a long text is shown from about where the word is', () => {
  const text = `${'one two three four five six '.repeat(6)}and a clinic at last`;

  expect(excerptAround(text, 'clinic')).toMatch(/^… .*a clinic at last$/);
  expect(excerptAround('A clinic', 'clinic')).toBe('A clinic');
  expect(excerptAround(text, 'nowhere')).toMatch(/^one two .* …$/);
});
