import type { AstroIntegration } from 'astro';

/** Packages with files of their own, which they read while they run. */
const unbundled = ['@myriaddreamin/typst-ts-web-compiler', 'sharp'];

/**
 * Builds `dist/server/entry.mjs`, which exports `renderPage` (site/entry.ts): the server calls it like any other function. The bundle contains
 * the packages that pages are made with, so that a container image does without them (Containerfile).
 */
export function astroAdapter(): AstroIntegration {
  return {
    name: 'server',
    hooks: {
      'astro:build:setup': ({ vite, target }) => {
        if (target !== 'server') return;
        // An error names the place in the source; browsers get no source maps.
        vite.build = { ...vite.build, sourcemap: true };
        vite.ssr = { ...vite.ssr, noExternal: true, external: unbundled };
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
