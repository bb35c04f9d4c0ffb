import type { AstroIntegration } from 'astro';

/** `client:after-load`: an island that starts once the page itself is there (site/scripts/after-load.ts). */
export function afterLoadIslands(): AstroIntegration {
  return {
    name: 'after-load-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'after-load', entrypoint: './site/scripts/after-load.ts' });
      },
    },
  };
}
