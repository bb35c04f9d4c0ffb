import { expect, onTestFinished, test, vi } from 'vitest';

/** The module as a build with this setting has it. */
async function builtWith(origin: string | undefined) {
  vi.stubEnv('PUBLIC_API_ORIGIN', origin);
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllEnvs());
  return await import('./api-origin.ts');
}

test('without a setting the API is on the host of the site', async () => {
  const { apiOrigin, assetUrl } = await builtWith(undefined);
  expect(apiOrigin).toBe('');
  expect(assetUrl('/uploads/a.svg')).toBe('/uploads/a.svg');
});

test('uploads are loaded from the host of the API, any other path is used unchanged', async () => {
  const { apiOrigin, assetUrl } = await builtWith('https://api.example/');
  expect(apiOrigin).toBe('https://api.example');
  expect(assetUrl('/uploads/a.svg')).toBe('https://api.example/uploads/a.svg');
  expect(assetUrl('/pictures/a.svg')).toBe('/pictures/a.svg');
  expect(assetUrl('https://elsewhere.example/a.svg')).toBe('https://elsewhere.example/a.svg');
});
