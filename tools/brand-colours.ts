import type { AstroIntegration } from 'astro';
import { palette } from '#brand/colours';

const name = 'virtual:brand-colours.css';

/** Marks the module as virtual: the development server looks for no file, and Astro requests a URL that the server responds to. */
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
