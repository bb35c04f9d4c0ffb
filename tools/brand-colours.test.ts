import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { palette } from '#brand/colours';
import { brandColourStyles, coloursByValue } from './brand-colours.ts';

test('the development server responds at the URL that Astro makes of the style sheet', async () => {
  const server = await createServer({
    ...{ configFile: false, appType: 'custom', logLevel: 'silent', optimizeDeps: { noDiscovery: true } },
    ...{ server: { port: 0, ws: false, watch: null }, plugins: [brandColourStyles()] },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const resolved = await server.environments.ssr.pluginContainer.resolveId('virtual:brand-colours.css');
  const url = `/${resolved?.id.replace('\0', '@id/__x00__')}`;

  const response = await fetch(new URL(url, server.resolvedUrls?.local[0]));

  expect(await response.text()).toMatch(/--brand: #[0-9a-f]{6}/);
});

test('the build writes the value of a colour of the brand, also within another one, and leaves other variables', () => {
  const declaration = { value: 'rgb(from var(--brand) r g b / 0.2) var(--accent) var(--ground-950)' };
  coloursByValue.Declaration(declaration);
  expect(declaration.value).toBe(`rgb(from ${palette.brand} r g b / 0.2) var(--accent) ${palette['ground-950']}`);
});
