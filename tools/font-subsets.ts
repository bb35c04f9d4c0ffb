import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';
import { siteLocales } from '#contract/locales';
import { generatedFiles } from './generated-files.ts';

const charactersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** A subset is cut to these. */
const characters = {
  /** English pages, and two foreign names. */
  latin: `${charactersFrom(0x20, 0x7e)}\u00a0©°·×éü–—‘’“”•…\u2212`,
  /** Figures in Arabic headings, whose punctuation is that of the text: few first views have any. */
  digits: '0123456789/-+%°',
  /** Arabic text has this of Latin everywhere, with the marks around text of the other direction, which no font needs to have; */
  figures: `0123456789().,:/-+\u2212%°«»${charactersFrom(0x2066, 0x2069)}`,
  /** and what it has where it names a product, a person or an address. The rest is in the subset above. */
  letters: `${charactersFrom(0x41, 0x5a)}${charactersFrom(0x61, 0x7a)}@&'[]’…©`,
  /**
   * Arabic letters, kashida and vowel signs, punctuation and spaces: a heading without a figure needs no second file. Digits are Western; letters
   * of neighbours, in a rare name, are the system's.
   */
  arabic: `${charactersFrom(0x621, 0x63a)}${charactersFrom(0x640, 0x652)}،؛؟٪ \u00a0`,
};
type Script = 'latin' | 'latin-ext' | 'arabic';

interface Face {
  /** The subset's file is `<name>.woff2`. */
  name: string;
  /** The package under @fontsource-variable, and its file that is cut. */
  font: string;
  script: Script;
  characters: keyof typeof characters;
  /** The font family that the face is declared for. */
  family: string;
  /** The weights that it is declared for: it overrides another of its family only with the same ones. */
  weights: string;
  /** The weights that the file keeps, or its only one, where the site uses few of them. */
  axis?: { min: number; max: number } | number;
}

const alexandria = { font: 'alexandria', family: 'Alexandria Variable', weights: '100 900' };
const manrope = { font: 'manrope', family: 'Manrope Variable', weights: '200 800' };
const notoSansArabic = { font: 'noto-sans-arabic', family: 'Noto Sans Arabic Variable', weights: '100 900' };
const latin = { script: 'latin', characters: 'latin' } as const;
const digits = { script: 'latin', characters: 'digits' } as const;
const figures = { script: 'latin', characters: 'figures' } as const;
const letters = { script: 'latin', characters: 'letters' } as const;
const arabic = { script: 'arabic', characters: 'arabic' } as const;

const faces: Face[] = [
  { name: 'alexandria-latin', ...alexandria, ...latin },
  { name: 'manrope-latin', ...manrope, ...latin },
  // Arabic pages. Their headings have one weight: the file is half as large, and theirs is a difference of size.
  { name: 'alexandria-arabic', ...alexandria, ...arabic, family: 'Alexandria Arabic', axis: 430 },
  { name: 'noto-sans-arabic', ...notoSansArabic, ...arabic, axis: { min: 400, max: 700 } },
  { name: 'alexandria-figures', ...alexandria, ...digits, family: 'Alexandria Latin', axis: { min: 200, max: 600 } },
  { name: 'manrope-figures', ...manrope, ...figures, family: 'Manrope Latin', axis: { min: 400, max: 700 } },
  // In headings too: two faces of Latin letters for a few names are not worth their bytes.
  { name: 'manrope-letters', ...manrope, ...letters, family: 'Manrope Latin', axis: { min: 400, max: 600 } },
];

/**
 * What the packages have beyond the subsets and some visitor or client brings along: letters of a European name, rare signs. Other scripts are the
 * system's: declaring the rest of the packages would be a tenth of the style sheet of every page.
 */
const wholeFiles = [alexandria, manrope].flatMap((family) => (['latin-ext', 'latin'] as const).map((script) => ({ ...family, script })));

/** OpenType features: what scripts and languages need, tabular figures, and kerning. The packages' alternative forms of letters are on no page. */
const features = ['ccmp', 'locl', 'init', 'medi', 'fina', 'isol', 'rlig', 'liga', 'calt', 'clig', 'kern', 'mark', 'mkmk', 'curs', 'tnum'];

/**
 * Instances for sharing pictures and documents, whose typesetters read neither WOFF nor variable fonts: package, part of it, weight.
 */
const instances: [name: string, script: Script, weight: number][] = [
  ['alexandria', 'latin', 200],
  ['alexandria', 'latin', 400],
  ['alexandria', 'arabic', 300],
  ['alexandria', 'arabic', 400],
  ['alexandria', 'arabic', 500],
  ['manrope', 'latin', 400],
  ['manrope', 'latin', 600],
  ['noto-sans-arabic', 'arabic', 600],
];

/** The blocks of Unicode that the instances cover. */
const blocks = [
  [0x20, 0x17f],
  [0x600, 0x6ff],
  [0x2010, 0x20ad],
  [0x2212, 0x2213],
] as const;
const inBlocks = blocks.map(([from, to]) => charactersFrom(from, to - 1)).join('');

/**
 * Writes `ui/styles/font-subsets/<name>.woff2` and `fonts.css`, whose subsets override the packages' files, declared before them, for the characters
 * that they have. The faces of Arabic pages are in `office-fonts.css` where the site has none: people of the Office may choose Arabic. Beside them the instances, `<package>-<script>-<weight>.ttf`.
 */
export const fontSubsets = (): AstroIntegration =>
  generatedFiles('font-subsets', 'ui/styles/font-subsets/', async () => {
    const ofSite = faces.filter((face) => siteLocales.includes('ar') || face.characters === 'latin');
    const declared = [...(await Promise.all(wholeFiles.map(wholeFontFace))), ...ofSite.map(subsetFontFace)];
    const others = faces.filter((face) => !ofSite.includes(face));
    const files: Record<string, string | Buffer> = {
      'fonts.css': declared.join('\n'),
      'office-fonts.css': others.map(subsetFontFace).join('\n'),
    };
    for (const face of faces) files[fileName(face)] = await subset(face);
    for (const instance of instances) files[`${instance.join('-')}.ttf`] = await instantiate(...instance);
    return files;
  });

const variableFile = (name: string, script: Script) => `@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`;

/** @param module a file of a package, as an import names it */
const readModule = (module: string) => readFile(fileURLToPath(import.meta.resolve(module)));

const fileName = ({ name }: Face) => `${name}.woff2`;

async function subset({ font, script, characters: kept, axis }: Face): Promise<Buffer> {
  // The library's types do not have `keepFeatures` and `noHinting` yet, so that they may not be in a literal.
  const options = { targetFormat: 'woff2' as const, keepFeatures: features, noHinting: true };
  return subsetFont(await readModule(variableFile(font, script)), characters[kept], {
    ...options,
    ...(axis && { variationAxes: { wght: axis } }),
  });
}

async function instantiate(name: string, script: Script, weight: number): Promise<Buffer> {
  return subsetFont(await readModule(variableFile(name, script)), inBlocks, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
}

type DeclaredFace = Pick<Face, 'family' | 'weights'> & { url: string; range: string };

const fontFace = ({ family, weights, url, range }: DeclaredFace) => `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  font-display: swap;
  src: url("${url}") format("woff2");
  unicode-range: ${range};
}
`;

const subsetFontFace = (face: Face) => fontFace({ ...face, url: `./${fileName(face)}`, range: ranges(characters[face.characters]) });

async function wholeFontFace({ font, script, ...declared }: (typeof wholeFiles)[number]): Promise<string> {
  const unicode: Record<Script, string> = JSON.parse(String(await readModule(`@fontsource-variable/${font}/unicode.json`)));
  return fontFace({ ...declared, url: variableFile(font, script), range: unicode[script] });
}

/** As `unicode-range` has it. */
function ranges(text: string): string {
  const codes = Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  const hex = (code: number | undefined = 0) => code.toString(16);
  return starts.map((start, index) => `U+${hex(start)}${start === ends[index] ? '' : `-${hex(ends[index])}`}`).join(',');
}
