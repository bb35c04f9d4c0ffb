import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asCaller } from '#commands/caller';
import type { Command, CommandResult } from '#commands/command';
import { parseOptions, wrongArguments } from '#commands/parse-options';
import { type Locale, locales } from '#contract/locales';
import { siteTexts } from '#server/texts';
import { readTextFiles, type TextFiles, unreadable } from './text-sources.ts';
import { type LanguageTexts, misread, type WrittenFiles, writeLines } from './write-lines.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

interface WriteTextsArguments {
  isDryRun: boolean;
}

/** Writes the texts that are changed in the Office into the files of `content/`, for those who keep them in git. */
export const writeTextsCommand = writeTextsInto(join(project, 'content'));

export function writeTextsInto(content: string): Command<WriteTextsArguments> {
  return {
    usage: `Usage:
  npm run write-texts -- [--dry-run]

Writes every text that is published in the Office, and reads otherwise than in content/, into its file there. Drafts are not written. --dry-run
only says what would be written.
`,
    parse(argv) {
      const parsed = parseOptions({ args: argv, options: { 'dry-run': { type: 'boolean' } } });
      if (!parsed.ok) return wrongArguments(parsed.problem);
      return { ok: true, args: { isDryRun: parsed.args.values['dry-run'] ?? false } };
    },
    async run({ isDryRun }, { openData }) {
      const { store } = await openData();
      const published = await store.texts.published();
      const planned: [Locale, WrittenFiles][] = [];
      for (const locale of locales) {
        const before = asCaller(() => readTextFiles(join(content, locale)));
        const changed = Object.fromEntries(Object.entries(published).map(([name, byLocale]) => [name, byLocale[locale] ?? {}]));
        const result = plan(before, { locale, texts: siteTexts.byLocale[locale], changed });
        if ('problem' in result) return { problem: `${result.problem}\nNothing was written.` };
        planned.push([locale, result]);
      }
      if (!isDryRun)
        for (const [locale, { files }] of planned)
          for (const [name, text] of files) asCaller(() => writeFileSync(join(content, locale, name), text));
      return report(planned, isDryRun);
    },
  };
}

/** Returns the files of one language as they are to be, formatted; or why there can be none. */
function plan(before: TextFiles, language: LanguageTexts): WrittenFiles | { problem: string } {
  const inContent = (names: readonly string[]) => names.map((name) => `content/${language.locale}/${name}`).join('\n');
  const broken = unreadable(before);
  if (broken.length > 0) return { problem: inContent(broken) };
  const result = writeLines(before, language);
  const files = new Map([...result.files].map(([name, text]) => [name, formatted(`content/${language.locale}/${name}`, text)]));
  const after = new Map([...before, ...files]);
  const wrong = [...unreadable(files), ...misread(after, language, result)];
  return wrong.length > 0 ? { problem: `These would not read as they are to:\n${wrong.join('\n')}` } : { ...result, files };
}

/** Formats a file as `npm run format` does. */
function formatted(path: string, text: string): string {
  const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stdout, stderr } = asCaller(() =>
    spawnSync(process.execPath, [biome, 'format', `--stdin-file-path=${path}`], { cwd: project, input: text, encoding: 'utf8' }),
  );
  if (status !== 0) throw new Error(`${path} could not be formatted. ${stderr}`);
  return stdout;
}

function report(planned: readonly [Locale, WrittenFiles][], isDryRun: boolean): CommandResult {
  const written = planned.flatMap(([locale, result]) => result.written.map(({ line, file }) => `  content/${locale}/${file}  ${line}\n`));
  const left = planned.flatMap(([locale, result]) => result.left.map(({ line, reason }) => `  ${locale}/${line}: ${reason}`));
  const lines = written.length === 1 ? '1 line' : `${written.length} lines`;
  const next =
    'Once the site has been built from these files and started, the Office has the lines as they are written, and calls them changed no more.\n';
  const output = `${isDryRun ? 'Would be written' : 'Written'}: ${lines}.\n${written.join('')}${written.length > 0 && !isDryRun ? next : ''}`;
  if (left.length === 0) return { output };
  return { output, problem: `Not written, and still changed in the Office:\n${left.join('\n')}` };
}
