import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { environment, readSettings } from './server/settings.ts';
import { developmentServer } from './tools/development-server.ts';
import { precompress } from './tools/precompress.ts';
import { scriptIntegrity } from './tools/script-integrity.ts';

const { origin, apiOrigin, port, host } = readSettings(environment());
const ownHostAndApi = ["'self'", apiOrigin].filter(Boolean).join(' ');

export default defineConfig({
  site: origin,
  srcDir: './site',
  publicDir: './site/public',
  output: 'static',
  server: { port, host },
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'never' },
  session: false,
  prefetch: false,
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  integrations: [react(), scriptIntegrity(), precompress(), developmentServer()],
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
    plugins: [tailwind()],
    // An inlined asset would be a data: address, which the policy above forbids for everything but pictures.
    build: { assetsInlineLimit: 0 },
    define: { 'import.meta.env.PUBLIC_API_ORIGIN': JSON.stringify(apiOrigin ?? '') },
  },
});
