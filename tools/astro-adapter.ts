import type { AstroIntegration } from 'astro';

/** Builds `dist/server/entry.mjs`, which exports `renderPage` (site/entry.ts): the server calls it like any other function. */
export function astroAdapter(): AstroIntegration {
  return {
    name: 'server',
    hooks: {
      // An error names the place in the source; browsers get no source maps.
      'astro:build:setup': ({ vite, target }) => {
        if (target === 'server') vite.build = { ...vite.build, sourcemap: true };
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'server',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../site/entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', hybridOutput: 'stable', sharpImageService: 'stable' },
        });
      },
    },
  };
}
