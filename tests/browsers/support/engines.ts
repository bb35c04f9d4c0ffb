import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, firefox, webkit } from '@playwright/test';
import { installedFirefox } from '../../../tools/setup/engines.mjs';
import { startWebKitGtk } from '../webkit/start-webkit-gtk.ts';
import { allowUnknownEmulation, insertTextAsTyped } from './stock-firefox.ts';
import type { Engine } from './tab.ts';

/** A desktop's mouse: without a display there is none, and the Office hides the names of its keys. */
const firefoxUserPrefs = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** Playwright's own browsers where it has downloaded them and FIREFOX_PATH names no other, those of the distribution where not. */
export const startEngine = {
  firefox: async () => {
    if (!process.env.FIREFOX_PATH && existsSync(firefox.executablePath())) return engineOf(await firefox.launch({ firefoxUserPrefs }));
    // The channel makes Playwright speak WebDriver BiDi, which every Firefox understands.
    const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: installedFirefox(), firefoxUserPrefs });
    allowUnknownEmulation(browser);
    return engineOf(browser, insertTextAsTyped);
  },
  webkit: async () => (existsSync(webkit.executablePath()) ? engineOf(await webkit.launch()) : startWebKitGtk()),
} satisfies Record<string, () => Promise<Engine>>;

export type EngineName = keyof typeof startEngine;

function engineOf(browser: Browser, prepare?: (context: BrowserContext) => Promise<void>): Engine {
  return {
    async openTab(baseURL) {
      const context = await browser.newContext({ baseURL, locale: 'en-GB' });
      await prepare?.(context);
      return { tab: await context.newPage(), close: () => context.close() };
    },
    stop: () => browser.close(),
  };
}
