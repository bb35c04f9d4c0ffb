import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaveWrittenLines } from '#api/services/office/texts/leave-written-lines';
import type { SiteTexts } from '#api/settings';
import { anyEngine } from '#api/testing/engines';
import { temporaryFolder } from '#api/testing/temporary';
import { startApi, type TestApi } from '#api/testing/test-api';
import { footer } from '#content/en/footer';
import { type Locale, locales } from '#contract/locales';
import { addressText, type LineAddress } from '#contract/office/texts';
import { type LineValue, pluralCategories } from '#contract/texts/changed-texts';
import { linesOf, type TextTree, withLines } from '#contract/texts/lines';
import { siteTexts } from '#server/texts';
import { runInProcess } from '../../commands/testing/run-in-process.ts';
import { writeTextsInto } from './write-texts-command.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));

async function copyOfContent(): Promise<string> {
  const folder = await temporaryFolder();
  for (const locale of locales) await cp(join(content, locale), join(folder, locale), { recursive: true });
  return folder;
}

const write = ({ store, files }: TestApi, folder: string, ...argv: string[]) =>
  runInProcess(writeTextsInto(folder), argv, { data: { store, files } });

const publish = ({ store }: TestApi, address: LineAddress, value: LineValue) => store.texts.publish(address, value, new Date(), 0);
const at = (address: string, locale: Locale = 'en'): LineAddress => {
  const [name = '', ...path] = address.split('/');
  return { name, path: path.join('/'), locale };
};

const read = (folder: string, file: string) => readFile(join(folder, file), 'utf8');
const linesThatDiffer = (before: string, after: string) => {
  const [one, other] = [before.split('\n'), after.split('\n')];
  return { gone: one.filter((line) => !other.includes(line)), new: other.filter((line) => !one.includes(line)) };
};

/** The texts of a language as the files of a folder have them. */
const textsIn = async (folder: string, locale: Locale): Promise<Record<string, TextTree>> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, locale, 'index.ts')).href);

const lines = locales.flatMap((locale) =>
  Object.entries(siteTexts.byLocale[locale]).flatMap(([name, tree]) =>
    [...linesOf(tree)].map(([path, original]) => ({ address: { name, path, locale }, original })),
  ),
);

test('a changed line is written where it stands, and nothing else of its file changes', async () => {
  const [api, folder] = [await startApi(anyEngine), await copyOfContent()];
  await publish(api, at('footer/company/title'), "The company's own");
  await publish(api, at('notFound/title', 'ar'), 'لا شيء «هنا»');
  await publish(api, at('about/hero/title'), { highlight: 'Clients', after: ' of ours' });
  const before = await read(folder, 'en/footer.ts');

  const planned = await write(api, folder, '--dry-run');
  const untouched = await read(folder, 'en/footer.ts');
  const done = await write(api, folder);

  expect(untouched).toBe(before);
  expect(planned).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Would be written: 3 lines\.\n {2}content\/en\/about\.ts {2}about\/hero\/title\n/),
  });
  expect(done).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Written: 3 lines\.[\s\S]*changed no more\.\n$/), stderr: '' });
  expect(linesThatDiffer(before, await read(folder, 'en/footer.ts'))).toEqual({
    gone: ["    title: 'Company',"],
    new: ['    title: "The company\'s own",'],
  });
  expect(await read(folder, 'ar/not-found.ts')).toContain("title: 'لا شيء «هنا»',");
  expect([...linesOf((await textsIn(folder, 'en')).about ?? {})]).toContainEqual([
    'hero/title',
    { highlight: 'Clients', after: ' of ours' },
  ]);
});

const part = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        "'",
        '"',
        '`',
        '\\',
        '\n',
        '\r',
        '\t',
        '\0',
        '\u2028',
        '\u200f',
        '\uFEFF',
        '\ud800',
        '$',
        '{',
        '*/',
        '//',
        '{city}',
        'خطوة',
        '\\u0041',
      ),
    )
    .map((parts) => parts.join('')),
);
const headline = fc.record({ before: part, highlight: part, after: part }, { requiredKeys: ['highlight'] });
const counted = fc.record(Object.fromEntries(pluralCategories.map((category) => [category, part])), { requiredKeys: ['other'] });
const valueFor = (original: LineValue): fc.Arbitrary<LineValue> =>
  typeof original === 'string' ? part : 'highlight' in original ? headline : (counted as fc.Arbitrary<LineValue>);

test('whatever is published comes back when the files are read, and all that could not be written is named', async () => {
  const named = [...new Set(lines.map(({ address }) => address.name))];
  const some = fc
    .subarray(named, { minLength: 2, maxLength: 4 })
    .chain((names) =>
      fc.subarray(
        lines.filter(({ address }) => names.includes(address.name)),
        { minLength: 1 },
      ),
    )
    .chain((chosen) => fc.tuple(...chosen.map((line) => valueFor(line.original).map((value) => ({ ...line, value })))));
  await fc.assert(
    fc.asyncProperty(some, async (changes) => {
      const [api, folder] = [await startApi(anyEngine), await copyOfContent()];
      for (const { address, value } of changes) await publish(api, address, value);

      const { stdout, stderr } = await write(api, folder);

      const left = new Set(stderr.split('\n').map((line) => line.trim().split(':')[0]));
      const own = changes.filter(({ address }) => !left.has(addressText(address)));
      expect(stdout).toContain(
        `Written: ${own.filter(({ value, original }) => JSON.stringify(value) !== JSON.stringify(original)).length} line`,
      );
      for (const locale of locales) {
        const written = await textsIn(folder, locale);
        for (const [name, tree] of Object.entries(siteTexts.byLocale[locale])) {
          const of = own.filter(({ address }) => address.locale === locale && address.name === name);
          const wanted = withLines(tree, Object.fromEntries(of.map(({ address, value }) => [address.path, value])));
          expect({ [name]: written[name] }).toMatchObject({ [name]: wanted });
        }
      }
    }),
    { numRuns: 5 },
  );
}, 120_000);

test('a text that several lines come from is written when all of them are to read the same', async () => {
  const [api, folder] = [await startApi(anyEngine), await copyOfContent()];
  await publish(api, at('serviceNames/Web'), 'Websites');
  await publish(api, at('quoteFormText/labels/email'), 'E-mail');
  await publish(api, at('gone/line'), 'x');

  const alone = await write(api, folder);
  await publish(api, at('reviewFormText/choices/service/Web'), 'Websites');
  const fresh = await copyOfContent();
  const together = await write(api, fresh);

  expect(alone).toMatchObject({ code: 1, stdout: expect.stringContaining('content/en/fields.ts  quoteFormText/labels/email') });
  expect(alone.stderr).toBe(
    'Not written, and still changed in the Office:\n' +
      '  en/gone/line: no text has this line any more\n' +
      '  en/serviceNames/Web: it comes from content/en/services.ts together with reviewFormText/choices/service/Web, which reads otherwise\n',
  );
  expect(together.stdout).toContain('Written: 3 lines.');
  expect(await read(fresh, 'en/services.ts')).toContain("  Web: 'Websites',");
});

test('wrong arguments are refused with the usage, and without data nothing happens', async () => {
  const command = writeTextsInto(await copyOfContent());
  const env = { DATA_DIR: await temporaryFolder() };

  expect(await runInProcess(command, ['--to', 'x'])).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Unknown option '--to'[\s\S]*\nUsage:/),
  });
  expect(await runInProcess(command, [], { env })).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no database') });
});

test('nothing is written when one file cannot be read', async () => {
  const [api, folder] = [await startApi(anyEngine), await copyOfContent()];
  await publish(api, at('footer/company/title'), 'Other');
  await writeFile(join(folder, 'ar/seo.ts'), 'export const seo = {');
  const before = await read(folder, 'en/footer.ts');

  const { code, stdout, stderr } = await write(api, folder);

  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^content\/ar\/seo\.ts: .+\nNothing was written\.\n$/);
  expect(await read(folder, 'en/footer.ts')).toBe(before);
});

test('a release that is built from the files calls their lines changed no more, keeps drafts, and history says so', async () => {
  const api = await startApi(anyEngine);
  const [written, drafted, other] = [at('footer/company/title'), at('footer/company/about'), at('footer/company/clients')];
  for (const address of [written, drafted, other]) await publish(api, address, `${address.path} anew`);
  await api.store.texts.saveDraft(drafted, { value: 'a draft', savedAt: new Date().toISOString(), savedBy: null }, 1);
  const before = await api.store.texts.list();
  const release: SiteTexts = {
    ...siteTexts,
    byLocale: {
      ...siteTexts.byLocale,
      en: {
        ...siteTexts.byLocale.en,
        footer: withLines(footer, { [written.path]: 'company/title anew', [drafted.path]: 'company/about anew' }),
      },
    },
  };

  expect(await leaveWrittenLines(api.store, siteTexts)).toBe(0);
  expect(await leaveWrittenLines(api.store, release)).toBe(2);
  expect(await leaveWrittenLines(api.store, release)).toBe(0);

  expect(await api.store.texts.published()).toEqual({ footer: { en: { 'company/clients': 'company/clients anew' } } });
  const now = new Map((await api.store.texts.list()).map((line) => [line.path, line]));
  expect(now.get(drafted.path)).toMatchObject({ value: null, draft: { value: 'a draft' } });
  for (const { path, publishedAt } of before) expect(now.get(path)?.publishedAt).toBe(publishedAt);
  expect((await api.store.events.about(addressText(written))).map((event) => [event.kind, event.before, event.after, event.actor])).toEqual(
    [['text.changed', '"company/title anew"', 'null', null]],
  );
});
