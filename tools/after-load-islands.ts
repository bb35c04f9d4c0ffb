import type { AstroIntegration } from 'astro';

/** Adds the directive `client:after-load`: hydrates an island after the page's load event (site/scripts/after-load.ts). */
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
