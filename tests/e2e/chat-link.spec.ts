import type { Page } from '@playwright/test';
import { brand } from '#brand';
import { footer } from '#content/en/footer';
import { localizedPath, siteLocales } from '#contract/locales';
import { urls } from '#contract/urls';
import { viewChatLink } from './support/chat-link-view.ts';
import { routes } from './support/routes.ts';
import { desktop, phone } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.skip(!brand.chatUrl, 'the company has no chat');

const chatLink = (page: Page) => page.getByRole('link', { name: footer.chat });

/** Puts a button where the chat link is, as a page has one there that is scrolled to. */
async function putButtonBeneath(page: Page): Promise<void> {
  await chatLink(page).evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const button = document.createElement('button');
    button.textContent = 'Beneath';
    button.id = 'beneath';
    const box = { left: `${left - 30}px`, top: `${top}px`, width: `${width + 60}px`, height: `${height}px` };
    Object.assign(button.style, { position: 'fixed', zIndex: '1', ...box });
    document.body.append(button);
    dispatchEvent(new Event('scroll'));
  });
}

test.describe(() => {
  test.use({ isPageShared: true });

  for (const path of routes)
    test(`on ${path} the chat link is always in view, and never over the middle of a control or a line of the footer's end`, async ({
      page,
    }) => {
      await page.setViewportSize(phone.viewport);
      await page.goto(path);
      // Few positions, so that every page has its turn; `npm run bench:chat-link` looks at more of them, in more windows.
      for (const [viewport, steps] of [
        [phone.viewport, 7],
        [desktop.viewport, 4],
      ] as const) {
        await page.setViewportSize(viewport);
        expect(await viewChatLink(page, steps)).toEqual({ positions: steps + 1, seen: steps + 1, covered: [] });
      }
    });
});

for (const locale of siteLocales)
  test(`the end of a page has room for the chat link in windows of every size, in ${locale}`, async ({ page }) => {
    await page.goto(localizedPath(urls.blog, locale));
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await viewChatLink(page, 2), `${width} px`).toEqual({ positions: 3, seen: 3, covered: [] });
    }
  });

test('the chat link moves up from the middle of a button, and comes back', async ({ page }) => {
  await page.goto(urls.blog);
  const box = () => chatLink(page).boundingBox();
  const place = await box();
  await putButtonBeneath(page);
  await expect.poll(async () => (await box())?.y).toBeLessThan((place?.y ?? 0) - (place?.height ?? 0));
  await expect(chatLink(page)).toBeInViewport({ ratio: 1 });
  await page.locator('#beneath').click({ trial: true });

  await page.locator('#beneath').evaluate((button) => {
    button.remove();
    dispatchEvent(new Event('scroll'));
  });
  await expect.poll(box).toEqual(place);
});

test('the chat link is out of the way of the field that is filled in on a phone, and of what opens over the page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/contact');
  await expect(chatLink(page)).toBeInViewport();
  await page.getByLabel('Full name').focus();
  await expect(chatLink(page)).toBeHidden();

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(chatLink(page)).toBeInViewport();
  const isCovered = chatLink(page).evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(await isCovered).toBe(true);
});

test('the chat link is not printed', async ({ page }) => {
  await page.goto(urls.blog);
  await page.emulateMedia({ media: 'print' });
  await expect(chatLink(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the chat link floats too', { tag: '@phone' }, async ({ page }) => {
    await page.goto(urls.about);
    await expect(chatLink(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 3_000);
    await expect(chatLink(page)).toBeInViewport({ ratio: 1 });
  });
});
