import type { Locale } from '../locales.ts';

/** The address of a line as one text, by which history and previews know it: `en/home/hero/title`. */
export const addressText = ({ name, path, locale }: Record<'name' | 'path', string> & { locale: Locale }): string =>
  `${locale}/${name}/${path}`;
