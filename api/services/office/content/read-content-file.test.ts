import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ContentEntry, contentFields, contentFileLimits, contentFormats, contentKinds } from '#contract/office/content-files';
import { emptyEntry, isUnreadable, type ReadFile } from './content-file.ts';
import { tidyEntry } from './content-source.ts';
import { readContentFile } from './read-content-file.ts';
import { writeContentFile } from './write-content-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, what?: Parameters<typeof readContentFile>[1]): ReadFile => {
  const file = readContentFile(bytes(text), what);
  if (isUnreadable(file)) throw new Error(file.fault.reason.key);
  return file;
};
const refusal = (content: string | Uint8Array, what?: Parameters<typeof readContentFile>[1]) => {
  const file = readContentFile(typeof content === 'string' ? bytes(content) : content, what);
  return isUnreadable(file) ? [file.fault.reason.key, file.fault.row, file.fault.line] : undefined;
};
/** Row, line, field and reason of every fault. */
const faults = (text: string, what?: Parameters<typeof readContentFile>[1]) =>
  read(text, what).faults.map(({ row, line, field, reason }) => [row, line, field, reason.key]);

const client = (changes: Partial<ContentEntry<'clients'>>): ContentEntry<'clients'> => ({ ...emptyEntry('clients'), ...changes });

/** Texts that files have trouble with. */
const awkward = fc.oneof(
  fc.constantFrom('=1+1', "'=1+1", "''@", '+962 7', '-', '"', 'a;b', 'a,b', 'مقهى "الميناء"', '\uFEFFx', 'yes', '{', '12'),
  fc.string({ unit: 'grapheme' }),
);
const arbitraryValues = {
  text: awkward,
  lines: fc.array(awkward, { maxLength: 3 }),
  flag: fc.boolean(),
  number: fc.option(fc.integer({ min: 0, max: 10_000 }).map((number) => number / 100)),
  services: fc.array(fc.record({ type: fc.constantFrom('Web', 'CCTV & Smart Home'), link: fc.webUrl() }, { requiredKeys: ['type'] }), {
    maxLength: 3,
  }),
};

describe.each(contentFormats)('a file of format %s', (format) => {
  test.each(contentKinds)('that holds %s is read as it was written, and written as it was read', (kind) => {
    const fields = Object.entries(contentFields[kind]).map(([name, type]) => [name, arbitraryValues[type]]);
    const entry = fc.record(Object.fromEntries(fields)) as unknown as fc.Arbitrary<ContentEntry<typeof kind>>;
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), (some) => {
        // A file of nothing but empty cells has no entries; an unpaired half of a character cannot be written in UTF-8.
        const entries = some
          .map((one, index) => tidyEntry(kind, { ...one, id: `id-${index}` }))
          .filter((one) => JSON.stringify(one).isWellFormed());
        fc.pre(entries.length > 0 && !JSON.stringify(entries).includes('\\u0000'));
        const written = writeContentFile(kind, format, entries);
        const file = read(written);
        expect([file.kind, file.format, file.faults]).toEqual([kind, format, []]);
        expect(file.entries.map(({ given }) => given)).toEqual(entries);
        expect(writeContentFile(kind, format, file.entries.map(({ given }) => given) as never)).toBe(written);
      }),
    );
  });
});

test('a cell that spreadsheets would take for a formula is text to them, and comes back as it was', () => {
  const written = writeContentFile('clients', 'csv', [
    client({ name: '=HYPERLINK("x")' }),
    client({ name: "'=x" }),
    client({ name: "'x" }),
  ]);

  expect(written).toContain(`"'=HYPERLINK(""x"")"`);
  expect(written).toContain(",''=x,");
  expect(written).toContain(",'x,");
  expect(read(written).entries.map(({ given }) => given.name)).toEqual(['=HYPERLINK("x")', "'=x", "'x"]);
});

test('what spreadsheets make of an export is read: semicolons, one kind of line break, TRUE, rows without anything', () => {
  const file = read('\uFEFFid;name;services;comingSoon;\n;"a ""b""\nc";"Web | https://a.example?x=1|2\rAI";TRUE;\n;;;;\n;d;;;');

  expect(file.faults).toEqual([]);
  expect(file.entries).toEqual([
    {
      ...{ row: 2, line: 2, isFaulty: false },
      given: { id: '', name: 'a "b"\nc', services: [{ type: 'Web', link: 'https://a.example?x=1|2' }, { type: 'AI' }], comingSoon: true },
    },
    { row: 4, line: 6, isFaulty: false, given: { id: '', name: 'd', services: [], comingSoon: false } },
  ]);
});

test('every faulty line is named with its row, its line and its field', () => {
  const csv = 'id,name,colour,comingSoon,name\n1,"two\nlines",red,perhaps,x\n2,b,,no,x,more\n3,c,,maybe,x\n';

  expect(faults(csv, 'clients')).toEqual([
    [1, 1, 'colour', 'import.unknownField'],
    [1, 1, 'name', 'import.fieldTwice'],
    [2, 2, 'comingSoon', 'import.flag'],
    [3, 4, null, 'import.tooManyCells'],
    [4, 5, 'comingSoon', 'import.flag'],
  ]);
  const offices = [{ name: 7, services: ['a', 1], showOnHome: 'yes', positionTop: '1', height: 3 }, null, ['x'], { name: null }];
  expect(faults(JSON.stringify({ what: 'offices', entries: offices }))).toEqual([
    [1, null, 'height', 'import.unknownField'],
    [1, null, 'name', 'import.text'],
    [1, null, 'services', 'import.list'],
    [1, null, 'showOnHome', 'import.flag'],
    [1, null, 'positionTop', 'import.number'],
    [2, null, null, 'import.noObject'],
    [3, null, null, 'import.noObject'],
  ]);
});

test('a file of which nothing can be read is refused with what is wrong, and where', () => {
  const utf16 = new Uint8Array(Buffer.from('\uFEFFid,name\n1,b', 'utf16le'));
  expect(refusal(utf16)).toEqual(['import.encoding', null, null]);
  expect(refusal(new Uint8Array([0x69, 0x64, 0x0a, 0xe9]))).toEqual(['import.encoding', null, null]);
  expect(refusal('\uFEFF \n')).toEqual(['import.nothing', null, null]);
  expect(refusal('id,name,category\r\n')).toEqual(['import.nothing', null, null]);
  expect(refusal('{"what":"clients","entries":[]}')).toEqual(['import.nothing', null, null]);
  expect(refusal('{"what":"clients",\n"entries":[{"name":"a"},\n{"name":]}')).toEqual(['import.noJson', null, 3]);
  expect(refusal('{"what":"clients",\n"entries":[{"name":"a"}\n{"name":"b"}]}')).toEqual(['import.noJson', null, 3]);
  expect(refusal('[{"name":"a"}]')).toEqual(['import.noList', null, null]);
  expect(refusal('id,name\n1,a')).toEqual(['import.whatUnclear', 1, 1]);
  expect(refusal('{"entries":[{}]}')).toEqual(['import.whatUnclear', null, null]);
  expect(refusal('{"what":"reviews","entries":[{}]}')).toEqual(['import.whatUnclear', null, null]);
  expect(refusal('name,category\na,b', 'offices')).toEqual(['import.holdsClients', 1, 1]);
  expect(refusal('{"what":"jobs","entries":[{}]}', 'clients')).toEqual(['import.holdsJobs', null, null]);
  expect(refusal('name,category\na,"b\n', 'clients')).toEqual(['import.quote', 2, 2]);
  expect(refusal('name,category\na,b"c"\n', 'clients')).toEqual(['import.quote', 2, 2]);
});

test('a file beyond the limits is refused before it costs anything', () => {
  const { bytes: size, entries, line } = contentFileLimits;
  expect(refusal(new Uint8Array(size + 1))).toEqual(['import.tooLarge', null, null]);
  expect(refusal(`name,category\n${'a,b\n'.repeat(entries + 1)}`)?.[0]).toBe('import.tooMany');
  expect(read(`name,category\n${'a,b\n'.repeat(entries)}`).entries).toHaveLength(entries);
  expect(refusal(JSON.stringify({ what: 'clients', entries: Array(entries + 1).fill(0) }))?.[0]).toBe('import.tooMany');
  expect(refusal(`name,category\n"${'x'.repeat(line * 2)}`)?.[0]).toBe('import.lineTooLong');
  const bombs = ['\n', ',', '"', '[', '{"a":', 'a\t', '\r'].map((part) => part.repeat(Math.floor((size - 10) / part.length)));
  const started = performance.now();
  for (const bomb of bombs) expect(refusal(bomb, 'clients'), JSON.stringify(bomb.slice(0, 5))).toBeDefined();
  expect(performance.now() - started).toBeLessThan(60_000);
});
