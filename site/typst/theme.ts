import { palette } from '#brand/colours';
import { localeFormats } from '#content/locales';
import { directionOf, type Locale } from '#contract/locales';
import { companyIn } from '#site/content/company.ts';
import source from './theme.typ?raw';

const colours = ['ground-950', 'ground-800', 'paper', 'ground-body', 'ground-muted', 'brand', 'brand-light', 'brand-dark'] as const;

/** Paper, colours and type that all documents import as `theme.typ`. */
export const themeSource = source;

/** Returns what `theme.typ` reads of the data of a document. */
export function themeData(locale: Locale) {
  const [language, region] = localeFormats[locale].format.split('-');
  const { logo } = companyIn(locale);
  return {
    // Arabic is that of all countries.
    language: { code: language, region: locale === 'en' ? region : null, rightToLeft: directionOf(locale) === 'rtl' },
    colours: Object.fromEntries(colours.map((token) => [token, palette[token]])),
    mark: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}"><path fill="${palette.brand}" d="${logo.path}"/></svg>`,
  };
}
