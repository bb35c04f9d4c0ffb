import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { palette } from '#brand/colours';
import { spacing } from '#ui/styles/spacing.ts';

const name = 'virtual:static-tokens.css';

/** Marks the module as virtual: the development server looks for no file, and Astro requests a URL that the server responds to. */
const virtual = `\0${name}`;

/** Tokens that are the same in every language and theme: the colours that follow from the brand, and distances. */
const tokens: Readonly<Record<string, string>> = { ...palette, ...spacing };

/**
 * Style sheets have static tokens, `--brand` or `--space-4`. While the site is developed they are in the style sheet `virtual:static-tokens.css`. The
 * build writes their values instead (docs/decisions/0320).
 */
export function staticTokens(): AstroIntegration {
  return {
    name: 'static-tokens',
    hooks: { 'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [staticTokenStyles()] } }) },
  };
}

export function staticTokenStyles(): Plugin {
  let isBuild = false;
  return {
    name: 'static-tokens',
    config: (_, { command }) => {
      isBuild = command === 'build';
      return isBuild ? { css: { postcss: { plugins: [tokensByValue] } } } : {};
    },
    resolveId: (id) => (id === name ? virtual : undefined),
    load: (id) => (id === virtual ? `:root {\n${isBuild ? '' : declarations()}}\n` : undefined),
  };
}

const declarations = () =>
  Object.entries(tokens)
    .map(([token, value]) => `  --${token}: ${value};\n`)
    .join('');

/** A PostCSS plugin: `var(--brand)` becomes `#cda959`. */
export const tokensByValue = {
  postcssPlugin: 'tokens-by-value',
  Declaration(declaration: { value: string }): void {
    declaration.value = declaration.value.replaceAll(/var\(--([\w-]+)\)/g, (variable: string, token: string) => tokens[token] ?? variable);
  },
};
