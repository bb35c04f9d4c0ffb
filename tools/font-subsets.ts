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

/**
 * Writes `ui/styles/font-subsets/<package>.woff2` and `fonts.css`, whose faces override those of the packages for these characters. For any other
 * character the browser fetches the package's file.
 */
export function fontSubsets(): AstroIntegration {
  return {
    name: 'font-subsets',
    hooks: {
      'astro:config:setup': async ({ config }) => {
        const folder = new URL('ui/styles/font-subsets/', config.root);
        await mkdir(folder, { recursive: true });
        for (const name of Object.keys(families)) await writeFile(new URL(`${name}.woff2`, folder), await subset(name));
        await writeFile(new URL('fonts.css', folder), Object.entries(families).map(fontFace).join('\n'));
      },
    },
  };
}

async function subset(name: string): Promise<Buffer> {
  const file = import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  return subsetFont(await readFile(fileURLToPath(file)), characters, { targetFormat: 'woff2' });
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
