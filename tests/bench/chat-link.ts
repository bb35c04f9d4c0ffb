// `npm run bench:chat-link [-- /path …]`: at how many of 41 positions of every page, or of those named, the chat link is to be seen, by the width
// of the window; and what it lies over the middle of.
import { chromium } from '@playwright/test';
import { locales, localizedPath } from '#contract/locales';
import { headlessShellOptions } from '../e2e/support/browser.ts';
import { viewChatLink } from '../e2e/support/chat-link-view.ts';
import { routes } from '../e2e/support/routes.ts';
import { SiteProcess } from '../e2e/support/site-process.ts';

const widths = [320, 390, 768, 1024, 1440];
const steps = 40;

const site = await SiteProcess.start('working');
const browser = await chromium.launch(headlessShellOptions);
try {
  const named = process.argv.slice(2);
  const paths = named.length > 0 ? named : locales.flatMap((locale) => routes.map((path) => localizedPath(path, locale)));
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  console.log(`| page | ${widths.join(' | ')} | over the middle of |`);
  console.log(`| --- ${'| --- '.repeat(widths.length)}| --- |`);
  for (const path of paths) {
    await page.goto(site.url + path);
    const shares: string[] = [];
    const covered: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
      const view = await viewChatLink(page, steps);
      shares.push(`${Math.round((100 * view.seen) / view.positions)} %`);
      covered.push(...view.covered);
    }
    console.log(`| ${path} | ${shares.join(' | ')} | ${covered.join(', ')} |`);
  }
} finally {
  await browser.close();
  await site.remove();
}
