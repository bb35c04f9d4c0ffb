import type { AstroIntegration } from 'astro';

/** `client:settled`: an island that starts once the page itself is there (site/scripts/settled.ts). */
export function settledIslands(): AstroIntegration {
  return {
    name: 'settled-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'settled', entrypoint: './site/scripts/settled.ts' });
      },
    },
  };
}
