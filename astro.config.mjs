import './tools/check-brand.ts';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { environment, readSettings } from './server/settings.ts';
import { afterLoadIslands } from './tools/after-load-islands.ts';
import { brandColours } from './tools/brand-colours.ts';
import { developmentServer } from './tools/development-server.ts';
import { fontSubsets } from './tools/font-subsets.ts';
import { precompress } from './tools/precompress.ts';
import { scriptIntegrity } from './tools/script-integrity.ts';

const { origin, apiOrigin, port, host } = readSettings(environment());
const ownHostAndApi = ["'self'", apiOrigin].filter(Boolean).join(' ');

/** Bytes, before compression. */
const inlinedStyles = 14_000;

export default defineConfig({
  site: origin,
  srcDir: './site',
  output: 'static',
  server: { port, host },
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'auto' },
  session: false,
  prefetch: false,
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  integrations: [react(), afterLoadIslands(), brandColours(), fontSubsets(), scriptIntegrity(), precompress(), developmentServer()],
  // The server reads a page to its end before it sends it; a fault half-way is then a fault and not half a page.
  adapter: node({ mode: 'middleware', staticHeaders: true, experimentalDisableStreaming: true }),
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        `img-src ${ownHostAndApi} data:`,
        `connect-src ${ownHostAndApi}`,
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ],
    },
  },
  vite: {
    build: {
      // A page's own small style sheet travels in the page: another request costs more. Anything else would become a data: address, which
      // the policy above forbids for everything but pictures.
      assetsInlineLimit: (file, content) => file.endsWith('.css') && content.length < inlinedStyles,
      // Pages made at build time and pages made on demand are built apart. Named by content alone, the sheet that they share is one file.
      rolldownOptions: {
        output: { assetFileNames: ({ names: [name] }) => `_astro/${name?.endsWith('.css') ? '' : '[name].'}[hash][extname]` },
      },
    },
    define: { 'import.meta.env.PUBLIC_API_ORIGIN': JSON.stringify(apiOrigin ?? '') },
  },
});
