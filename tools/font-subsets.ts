import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';
import { generatedFiles } from './generated-files.ts';

const charactersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What a subset is cut to. */
const characters = {
  /** English pages, and two foreign names. */
  latin: `${charactersFrom(0x20, 0x7e)}\u00a0©°·×éü–—‘’“”•…`,
  /** Figures in Arabic headings, whose punctuation is that of the text: few first views have any. */
  digits: '0123456789/-+%°',
  /** What Arabic text has of Latin everywhere, with the marks around text of the other direction, which no font needs to have; */
  figures: `0123456789().,:/-+%°«»${charactersFrom(0x2066, 0x2069)}`,
  /** and what it has where it names a product, a person or an address. The rest is in the subset above. */
  letters: `${charactersFrom(0x41, 0x5a)}${charactersFrom(0x61, 0x7a)}@&'[]’…©`,
  /**
   * Arabic letters, kashida and vowel signs, punctuation and spaces: a heading without a figure needs no second file. Digits are Western; letters
   * of neighbours, in a rare name, are the system's.
   */
  arabic: `${charactersFrom(0x621, 0x63a)}${charactersFrom(0x640, 0x652)}،؛؟٪ \u00a0`,
};
type Script = 'latin' | 'arabic';

interface Face {
  /** The subset's file is `<name>.woff2`. */
  name: string;
  /** The package under @fontsource-variable, and its file that is cut. */
  font: string;
  script: Script;
  characters: keyof typeof characters;
  /** The font family: the package's own, or one that only has our faces. */
  family: string;
  /** The weights that the face is declared for: it overrides one of the package only with the same ones. */
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

/** OpenType features: what scripts and languages need, tabular figures, and kerning. The packages' alternative forms of letters are on no page. */
const features = ['ccmp', 'locl', 'init', 'medi', 'fina', 'isol', 'rlig', 'liga', 'calt', 'clig', 'kern', 'mark', 'mkmk', 'curs', 'tnum'];

/**
 * Instances for sharing pictures and the company profile, whose typesetters read neither WOFF nor variable fonts: package, part of it, weight.
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
  [0x2010, 0x20ac],
] as const;
const inBlocks = blocks.map(([from, to]) => charactersFrom(from, to - 1)).join('');

/**
 * Writes `ui/styles/font-subsets/<name>.woff2` and `fonts.css`, whose faces override those of the packages for these characters. For any other
 * character the browser fetches the package's file. Beside them the instances, `<package>-<script>-<weight>.ttf`.
 */
export const fontSubsets = (): AstroIntegration =>
  generatedFiles('font-subsets', 'ui/styles/font-subsets/', async () => {
    const files: Record<string, string | Buffer> = { 'fonts.css': faces.map(fontFace).join('\n') };
    for (const face of faces) files[fileName(face)] = await subset(face);
    for (const instance of instances) files[`${instance.join('-')}.ttf`] = await instantiate(...instance);
    return files;
  });

async function readVariable(name: string, script: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`)));
}

const fileName = ({ name }: Face) => `${name}.woff2`;

async function subset({ font, script, characters: kept, axis }: Face): Promise<Buffer> {
  // The library's types do not have `keepFeatures` and `noHinting` yet, so that they may not be in a literal.
  const options = { targetFormat: 'woff2' as const, keepFeatures: features, noHinting: true };
  return subsetFont(await readVariable(font, script), characters[kept], { ...options, ...(axis && { variationAxes: { wght: axis } }) });
}

async function instantiate(name: string, script: string, weight: number): Promise<Buffer> {
  return subsetFont(await readVariable(name, script), inBlocks, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
}

function fontFace(face: Face): string {
  const range = ranges(characters[face.characters]);
  return `@font-face {
  font-family: "${face.family}";
  font-weight: ${face.weights};
  font-display: swap;
  src: url("./${fileName(face)}") format("woff2");
  unicode-range: ${range};
}
`;
}

/** As `unicode-range` has it. */
function ranges(text: string): string {
  const codes = Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  const hex = (code: number | undefined = 0) => code.toString(16);
  return starts.map((start, index) => `U+${hex(start)}${start === ends[index] ? '' : `-${hex(ends[index])}`}`).join(',');
}
