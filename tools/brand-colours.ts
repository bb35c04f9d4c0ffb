import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { palette } from '#brand/colours';

const name = 'virtual:brand-colours.css';

/** Marks the module as virtual: the development server looks for no file, and Astro requests a URL that the server responds to. */
const virtual = `\0${name}`;

/**
 * Style sheets have the colour tokens that follow from the brand, `--brand` and so on. While the site is developed they are in the style sheet
 * `virtual:brand-colours.css`. The build writes their values instead (docs/decisions/0320).
 */
export function brandColours(): AstroIntegration {
  return {
    name: 'brand-colours',
    hooks: { 'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [brandColourStyles()] } }) },
  };
}

export function brandColourStyles(): Plugin {
  let isBuild = false;
  return {
    name: 'brand-colours',
    config: (_, { command }) => {
      isBuild = command === 'build';
      return isBuild ? { css: { postcss: { plugins: [coloursByValue] } } } : {};
    },
    resolveId: (id) => (id === name ? virtual : undefined),
    load: (id) => (id === virtual ? `:root {\n${isBuild ? '' : tokens()}}\n` : undefined),
  };
}

const tokens = () =>
  Object.entries(palette)
    .map(([token, value]) => `  --${token}: ${value};\n`)
    .join('');

const isToken = (token: string): token is keyof typeof palette => Object.hasOwn(palette, token);

/** A PostCSS plugin: `var(--brand)` becomes `#cda959`. */
export const coloursByValue = {
  postcssPlugin: 'colours-by-value',
  Declaration(declaration: { value: string }): void {
    declaration.value = declaration.value.replaceAll(/var\(--([\w-]+)\)/g, (variable: string, token: string) =>
      isToken(token) ? palette[token] : variable,
    );
  },
};
