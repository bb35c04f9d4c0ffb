import type { LineAddress } from '../office/texts.ts';

/** The address of a line as one text, by which history and previews know it: `en/home/hero/title`. */
export const addressText = ({ name, path, locale }: LineAddress): string => `${locale}/${name}/${path}`;
