// The placeholders of all texts: checked by the build and when development starts, and with each change of a file while it runs.
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkBrand } from '#brand/check';
import { placeholderProblems } from '#content/check-placeholders';
import { locales } from '#contract/locales';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Texts that would be shown with a placeholder in them, one line each with file and key. */
class TextError extends Error {
  override readonly name = 'TextError';
  constructor(problems: string[]) {
    super(`These texts cannot be shown as they are:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    // The lines name the texts; where they were checked is of no use to whoever reads them.
    this.stack = this.message;
  }
}

/** The exports of a file as it is by now. */
const currentExports = (file: string): Promise<Record<string, unknown>> => import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);

/** Throws a TextError for what is wrong in these files of texts. */
async function checkTexts(files: string[]): Promise<void> {
  const problems = files.map(async (file) => {
    return placeholderProblems(await currentExports(file)).map((problem) => `${relative(root, file)}: ${problem}`);
  });
  const found = (await Promise.all(problems)).flat();
  if (found.length > 0) throw new TextError(found);
}

const folders = locales.map((locale) => join(root, 'content', locale));
const brandConfig = join(root, 'brand.config.ts');
const isText = (file: string) =>
  folders.some((folder) => file.startsWith(folder)) && file.endsWith('.ts') && !/\b(?:index|test)\.ts$/.test(file);

/** Throws a TextError unless every text can be shown. */
export const checkAllTexts = (): Promise<void> =>
  checkTexts(folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))).filter(isText));

/** Stops the build, and in development the page, at a text with a placeholder that nothing fills in; the page also at wrong data of the company. */
export function checkedTexts(): AstroIntegration {
  const plugin = {
    name: 'checked-texts',
    async transform(_: string, id: string): Promise<undefined> {
      const file = id.split('?', 1)[0] ?? '';
      if (isText(file)) await checkTexts([file]);
      else if (file === brandConfig) checkBrand((await currentExports(file)).config);
    },
  };
  return {
    name: 'checked-texts',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        await checkAllTexts();
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
