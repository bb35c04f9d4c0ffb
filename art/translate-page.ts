import type { Page } from '@playwright/test';

/**
 * Puts Arabic in place of a page's English words and turns the page round. The layout is the English one; its logical properties
 * do the rest. Throws when a text of the page has no Arabic.
 */
export async function translatePage(page: Page, texts: Record<string, string>): Promise<void> {
  const untranslated = await page.evaluate((arabic) => {
    document.documentElement.lang = 'ar';
    document.body.dir = 'rtl';
    const missing: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      if (node.parentElement?.localName === 'script') continue;
      const english = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (arabic[english]) node.textContent = arabic[english];
      else if (/[a-z]{2}/i.test(english.replace(/\{\w+\}/g, ''))) missing.push(english);
    }
    return missing;
  }, texts);
  if (untranslated.length > 0) throw new Error(`no Arabic for: ${untranslated.join(' | ')}`);
}
