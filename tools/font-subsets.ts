import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

const charactersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** What the pages of a language are set in; a subset has a third fewer bytes than the package's file, and is preloaded. */
const characters = {
  /** English pages, and two foreign names. */
  latin: `${charactersFrom(0x20, 0x7e)}\u00a0©°·×éü–—‘’“”•…`,
  /** Arabic letters, kashida and vowel signs, the letters and digits of neighbours that names may have, and Arabic punctuation. */
  arabic: `${charactersFrom(0x621, 0x63a)}${charactersFrom(0x640, 0x652)}${charactersFrom(0x660, 0x669)}\u0670پچژکگی،؛؟٪«»\u061c`,
};
type Script = keyof typeof characters;

interface Face {
  /** The package under @fontsource-variable. */
  font: string;
  script: Script;
  /** The font family that the package declares. */
  family: string;
  /** The weights that the package declares: a face overrides the package's own only with the same ones. */
  weights: string;
  /** The weights that the file keeps, where the site uses few of them. */
  axis?: { min: number; max: number };
}

const faces: Face[] = [
  { font: 'alexandria', script: 'latin', family: 'Alexandria Variable', weights: '100 900' },
  { font: 'manrope', script: 'latin', family: 'Manrope Variable', weights: '200 800' },
  { font: 'alexandria', script: 'arabic', family: 'Alexandria Variable', weights: '100 900', axis: { min: 200, max: 600 } },
  { font: 'noto-sans-arabic', script: 'arabic', family: 'Noto Sans Arabic Variable', weights: '100 900', axis: { min: 400, max: 700 } },
];

/**
 * Instances for sharing pictures and the company profile, whose typesetters know neither WOFF nor variable fonts: package, part of it, weight.
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
 * Writes `ui/styles/font-subsets/<package>-<script>.woff2` and `fonts.css`, whose faces override those of the packages for these characters. For any
 * other character the browser fetches the package's file. Beside them the instances, `<package>-<script>-<weight>.ttf`.
 */
export function fontSubsets(): AstroIntegration {
  return {
    name: 'font-subsets',
    hooks: {
      'astro:config:setup': async ({ config }) => {
        const folder = new URL('ui/styles/font-subsets/', config.root);
        await mkdir(folder, { recursive: true });
        for (const face of faces) await writeFile(new URL(fileName(face), folder), await subset(face));
        for (const instance of instances) await writeFile(new URL(`${instance.join('-')}.ttf`, folder), await instantiate(...instance));
        await writeFile(new URL('fonts.css', folder), faces.map(fontFace).join('\n'));
      },
    },
  };
}

async function readVariable(name: string, script: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`)));
}

const fileName = ({ font, script }: Face) => `${font}-${script}.woff2`;

async function subset({ font, script, axis }: Face): Promise<Buffer> {
  const variationAxes = axis && { wght: axis };
  return subsetFont(await readVariable(font, script), characters[script], {
    targetFormat: 'woff2',
    ...(variationAxes && { variationAxes }),
  });
}

async function instantiate(name: string, script: string, weight: number): Promise<Buffer> {
  return subsetFont(await readVariable(name, script), inBlocks, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
}

function fontFace(face: Face): string {
  const range = Array.from(characters[face.script], (character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',');
  return `@font-face {
  font-family: "${face.family}";
  font-weight: ${face.weights};
  font-display: swap;
  src: url("./${fileName(face)}") format("woff2");
  unicode-range: ${range};
}
`;
}
