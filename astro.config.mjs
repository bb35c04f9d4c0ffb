import { availableParallelism } from 'node:os';
import './tools/check-brand.ts';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { Features } from 'lightningcss';
import { environment, readSettings } from './server/settings.ts';
import { afterLoadIslands } from './tools/after-load-islands.ts';
import { astroAdapter } from './tools/astro-adapter.ts';
import { checkedTexts } from './tools/check-texts.ts';
import { developmentServer } from './tools/development-server.ts';
import { fontSubsets } from './tools/font-subsets.ts';
import { precompress } from './tools/precompress.ts';
import { profilePictures } from './tools/profile-pictures.ts';
import { scopedClassName } from './tools/scoped-class-name.ts';
import { separateEntries } from './tools/separate-entries.ts';
import { staticTokens } from './tools/static-tokens.ts';
import { oldestBrowsers, supportedBrowsers } from './tools/supported-browsers.ts';
import { thirdPartyNotices } from './tools/third-party-notices.ts';

/** Bytes, before compression: a page's own style sheet is smaller. */
const inlinedStyles = 14_000;
/** The home page's own is larger, and another request would still cost more. */
const homeStyles = /\/pages\.[^/]+\.css$/;

/** The style sheet of every page is one file, which the browser keeps for the next page. */
const styleGroups = [{ name: 'layout', test: /\/(?:ui\/styles\/index|site\/sections\/layout\/[\w.-]+)\.css$/ }];

export default defineConfig({
  srcDir: './site',
  output: 'server',
  server: ({ command }) => (command === 'dev' ? readSettings(environment()) : {}),
  trailingSlash: 'never',
  // Of what is made when the site is built, sharing pictures take longest; each keeps one processor busy.
  build: { format: 'directory', inlineStylesheets: 'auto', concurrency: availableParallelism() },
  adapter: astroAdapter(),
  session: false,
  prefetch: false,
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    checkedTexts(),
    afterLoadIslands(),
    staticTokens(),
    fontSubsets(),
    profilePictures(),
    thirdPartyNotices(),
    precompress(),
    developmentServer(),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "connect-src 'self'",
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
    plugins: [separateEntries(), supportedBrowsers()],
    css: {
      modules: { generateScopedName: scopedClassName },
      // Only the Office has these pairs, and its browsers know them.
      lightningcss: { exclude: Features.LightDark },
    },
    environments: { ssr: { build: { rolldownOptions: { output: { codeSplitting: { groups: styleGroups } } } } } },
    build: {
      cssTarget: oldestBrowsers,
      // A page's own style sheet travels in the page. Anything else would become a data: address, which the policy above forbids for everything
      // but pictures.
      assetsInlineLimit: (file, content) => homeStyles.test(file) || (file.endsWith('.css') && content.length < inlinedStyles),
    },
  },
});
