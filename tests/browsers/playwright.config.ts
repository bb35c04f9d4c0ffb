import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './support/test.ts';

/** `npm run test:browsers`: the built site in Firefox and WebKit. What carries @quick is part of `npm test`, in Firefox. */
export default defineConfig<object, EngineOptions>({
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  workers: 2,
  timeout: 60_000,
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
