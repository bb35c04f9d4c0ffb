import type { AstroIntegration } from 'astro';
import { palette } from '#brand/colours';

const name = 'virtual:brand-colours.css';

/** With it the development server knows that there is no such file, and Astro asks for it at an address that the server answers. */
const virtual = `\0${name}`;

/** Adds the style sheet `virtual:brand-colours.css`: the colour tokens that follow from the brand, `--gold` and so on. */
export function brandColours(): AstroIntegration {
  return {
    name: 'brand-colours',
    hooks: { 'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [brandColourStyles()] } }) },
  };
}

export function brandColourStyles() {
  const tokens = Object.entries(palette).map(([token, value]) => `  --${token}: ${value};\n`);
  return {
    name: 'brand-colours',
    resolveId: (id: string) => (id === name ? virtual : undefined),
    load: (id: string) => (id === virtual ? `:root {\n${tokens.join('')}}\n` : undefined),
  };
}
