import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

/** The characters of English pages and of two foreign names. The subset has a third fewer bytes than the Latin files, and is preloaded. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const characters = `${ascii}\u00a0©°·×éü–—‘’“”•…`;

/** Package → the font family that it declares. A face overrides the package's own only with the same weights. */
const families: Record<string, Family> = {
  alexandria: { name: 'Alexandria Variable', weights: '100 900' },
  manrope: { name: 'Manrope Variable', weights: '200 800' },
};

interface Family {
  name: string;
  weights: string;
}

/** Instances for sharing pictures, which a text renderer draws that knows neither WOFF nor variable fonts: package, part of it, weight. */
const instances: [name: string, script: 'latin' | 'arabic', weight: number][] = [
  ['alexandria', 'latin', 400],
  ['alexandria', 'arabic', 400],
  ['manrope', 'latin', 600],
];

/** The blocks of Unicode that the instances cover. */
const blocks = [
  [0x20, 0x17f],
  [0x600, 0x6ff],
  [0x2010, 0x20ac],
] as const;
const inBlocks = blocks
  .flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index)))
  .join('');

/**
 * Writes `ui/styles/font-subsets/<package>.woff2` and `fonts.css`, whose faces override those of the packages for these characters. For any other
 * character the browser fetches the package's file. Beside them the instances, `<package>-<script>-<weight>.ttf`.
 */
export function fontSubsets(): AstroIntegration {
  return {
    name: 'font-subsets',
    hooks: {
      'astro:config:setup': async ({ config }) => {
        const folder = new URL('ui/styles/font-subsets/', config.root);
        await mkdir(folder, { recursive: true });
        for (const name of Object.keys(families)) await writeFile(new URL(`${name}.woff2`, folder), await subset(name));
        for (const instance of instances) await writeFile(new URL(`${instance.join('-')}.ttf`, folder), await instantiate(...instance));
        await writeFile(new URL('fonts.css', folder), Object.entries(families).map(fontFace).join('\n'));
      },
    },
  };
}

async function readVariable(name: string, script: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`)));
}

async function subset(name: string): Promise<Buffer> {
  return subsetFont(await readVariable(name, 'latin'), characters, { targetFormat: 'woff2' });
}

async function instantiate(name: string, script: string, weight: number): Promise<Buffer> {
  return subsetFont(await readVariable(name, script), inBlocks, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
}

function fontFace([file, { name, weights }]: [file: string, family: Family]): string {
  const range = Array.from(characters, (character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',');
  return `@font-face {
  font-family: "${name}";
  font-weight: ${weights};
  font-display: swap;
  src: url("./${file}.woff2") format("woff2");
  unicode-range: ${range};
}
`;
}
