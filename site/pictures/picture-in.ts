import type { Locale } from '#contract/locales';
import manifest from './manifest.json' with { type: 'json' };
import type { PictureName } from './picture.tsx';

const isPicture = (name: string): name is PictureName => Object.hasOwn(manifest, name);

/** The picture with its lettering in the language of the page, where it was drawn again for it: `phone-ar` for `phone`. */
export function pictureIn(name: PictureName, locale: Locale): PictureName {
  const drawnAgain = `${name}-${locale}`;
  return isPicture(drawnAgain) ? drawnAgain : name;
}
