import { globSync } from 'node:fs';
import type { Locale } from '#contract/locales';
import type { Texts } from '#office/content/texts.ts';

/** All texts of the Office in a language. */
export async function officeTexts(locale: Locale): Promise<Texts> {
  const folder = new URL(`../../../office/content/${locale}/`, import.meta.url);
  const names = globSync('**/*.ts', { cwd: folder }).filter((name) => name !== 'further.ts');
  return Object.assign({}, ...(await Promise.all(names.map((name) => import(new URL(name, folder).pathname)))));
}
