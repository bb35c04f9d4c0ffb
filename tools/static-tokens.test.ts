import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { palette } from '#brand/colours';
import { spacing } from '#ui/styles/spacing.ts';
import { staticTokenStyles, tokensByValue } from './static-tokens.ts';

test('the development server responds at the URL that Astro makes of the style sheet', async () => {
  const server = await createServer({
    ...{ configFile: false, appType: 'custom', logLevel: 'silent', optimizeDeps: { noDiscovery: true } },
    ...{ server: { port: 0, ws: false, watch: null }, plugins: [staticTokenStyles()] },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const resolved = await server.environments.ssr.pluginContainer.resolveId('virtual:static-tokens.css');
  const url = `/${resolved?.id.replace('\0', '@id/__x00__')}`;

  const response = await fetch(new URL(url, server.resolvedUrls?.local[0]));

  expect(await response.text()).toMatch(/--brand: #[0-9a-f]{6}/);
});

test('the build writes the value of a static token, also within another value, and leaves other variables', () => {
  const declaration = { value: 'rgb(from var(--brand) r g b / 0.2) var(--accent) calc(-1 * var(--space-4))' };
  tokensByValue.Declaration(declaration);
  expect(declaration.value).toBe(`rgb(from ${palette.brand} r g b / 0.2) var(--accent) calc(-1 * ${spacing['space-4']})`);
});
