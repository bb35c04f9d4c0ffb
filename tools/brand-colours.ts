import type { AstroIntegration } from 'astro';
import { palette } from '#brand/colours';

const name = 'virtual:brand-colours.css';

/** Adds the style sheet `virtual:brand-colours.css`: the colour tokens that follow from the brand, `--gold` and so on. */
export function brandColours(): AstroIntegration {
  const tokens = Object.entries(palette).map(([token, value]) => `  --${token}: ${value};\n`);
  const styles = {
    name: 'brand-colours',
    resolveId: (id: string) => (id === name ? name : undefined),
    load: (id: string) => (id === name ? `:root {\n${tokens.join('')}}\n` : undefined),
  };
  return {
    name: 'brand-colours',
    hooks: { 'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [styles] } }) },
  };
}
