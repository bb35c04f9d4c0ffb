import { brand } from '#brand';
import { locales, localizedPath } from '#contract/locales';
import { aboutPart, urls } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { servicesOf } from '#site/sections/layout/service-pages.ts';
import { expect, test } from './support/test.ts';

const navigation = content('navigation', 'en');
const serviceLinks = (['programming', 'hardware', 'core', 'marketing'] as const)
  .flatMap((group) => servicesOf(group, 'en'))
  .map(({ page, name }) => ({ label: name, href: urls[page] }));

test.describe('the navigation bar', () => {
  test('changes its background once the page has scrolled by more than 10 px', async ({ page }) => {
    await page.goto(urls.contact);
    const bar = page.locator('[data-navigation]');
    await expect(bar).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
    await expect(bar).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('data-scrolled');
  });

  test('a change of path starts at the top', async ({ page }) => {
    await page.goto(urls.home);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(urls.contact);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test.describe('between two pages', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('there is a transition to a page that shares a picture, and none to wait for otherwise', async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener('pagereveal', ({ viewTransition }) => sessionStorage.setItem('has-transition', String(viewTransition !== null))),
      );
      const hasTransition = () => page.evaluate(() => sessionStorage.getItem('has-transition'));

      await page.goto(urls.contact);
      await page.getByRole('link', { name: navigation.home, exact: true }).first().click();
      await expect(page).toHaveURL(urls.home);
      expect(await hasTransition()).toBe('false');

      await page
        .getByRole('listitem')
        .filter({ has: page.locator('img[data-shared-element="chip"]') })
        .getByRole('link')
        .click();
      await expect(page).toHaveURL(urls.ai);
      expect(await hasTransition()).toBe('true');
    });
  });

  // The sections above take on their heights only near the window (content-visibility).
  test('a section lands right below the bar, on arrival and from the top of the page', { tag: '@responsive' }, async ({ page }) => {
    for (const [path, section] of [
      [urls.home, 'reviews'],
      [urls.about, 'mission'],
      [urls.cyberSecurity, 'reasons'],
    ] as const) {
      const bar = page.locator('[data-navigation]');
      const gap = async () => {
        const [above, below] = await Promise.all([bar.boundingBox(), page.locator(`#${section}`).boundingBox()]);
        return Math.round((below?.y ?? Number.NaN) - (above?.height ?? Number.NaN));
      };
      await page.goto(`${path}#${section}`);
      await expect.poll(gap, path).toBeGreaterThanOrEqual(0);
      await expect.poll(gap, path).toBeLessThanOrEqual(24);
      await page.goto(urls.contact);
      await page.goto(path);
      await page.evaluate((hash) => location.assign(hash), `#${section}`);
      await expect.poll(gap, path).toBeGreaterThanOrEqual(0);
      await expect.poll(gap, path).toBeLessThanOrEqual(24);
    }
  });
});

test('a prerendered page shows what is below the first screen one frame later', async ({ page }) => {
  // The browsers of these tests prerender nothing.
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
  await page.goto(urls.networking);
  const laidOut = () =>
    page.locator('main > *').evaluateAll((sections) => sections.map(({ firstElementChild }) => firstElementChild?.checkVisibility()));
  const before = await laidOut();
  expect(before[0]).toBe(true);
  expect(before.slice(1)).not.toContain(true);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(laidOut).not.toContain(false);
});

test.describe('on wide screens', () => {
  for (const locale of locales)
    test(`the button of the narrowest bar stands in one line (${locale})`, async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 600 });
      await page.goto(localizedPath(urls.seo, locale));
      const button = page.locator('[data-navigation]').getByRole('link', { name: content('navigation', locale).quote, exact: true });
      await expect(button).toHaveCount(1);
      const lines = await button.evaluate((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return words.getClientRects().length;
      });
      expect(lines).toBe(1);
    });

  test('Services opens on hover and links to every service', async ({ page }) => {
    await page.goto(urls.contact);
    const trigger = page.getByRole('button', { name: 'Services' });
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await trigger.hover();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    for (const { label, href } of serviceLinks) {
      const link = main.getByRole('link', { name: label, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    await page.mouse.move(700, 800);
    await expect(main.getByRole('link', { name: 'Maintenance', exact: true })).toBeHidden();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('About us opens for the keyboard, Escape closes it, and its entries lead into the About page', async ({ page }) => {
    await page.goto(urls.contact);
    const trigger = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' });
    await trigger.focus();
    for (const part of ['overview', 'why', 'vision', 'mission'] as const) {
      const link = page.getByRole('link', { name: navigation.aboutParts[part], exact: true });
      await expect(link).toHaveAttribute('href', aboutPart(part));
    }
    const first = page.getByRole('link', { name: 'Overview', exact: true });
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(trigger).toBeFocused();
  });
});

test.describe('on small screens', { tag: '@phone' }, () => {
  test('the menu opens, expands one section at a time, and closes by a click outside', async ({ page }) => {
    await page.goto(urls.contact);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator('#menu');
    await expect(menu).toBeVisible();

    await menu.getByText('Services', { exact: true }).click();
    await expect(menu.getByText('Core Services')).toBeVisible();
    for (const { label, href } of serviceLinks) {
      await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
    }
    await menu.getByText('About us').click();
    await expect(menu.getByRole('link', { name: 'Our vision' })).toBeVisible();
    await expect(menu.getByText('Core Services')).toBeHidden();

    await page.mouse.click(200, 30);
    await expect(menu).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens and expands', async ({ page }) => {
      await page.goto(urls.contact);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('#menu').getByText('Services', { exact: true }).click();
      await expect(page.locator('#menu').getByRole('link', { name: 'Cyber Security' })).toBeVisible();
    });

    test('what scrolls beneath the bar does not show through it', async ({ page }) => {
      await page.goto(urls.contact);
      await page.mouse.wheel(0, 800);
      const shade = page.locator('[data-navigation]').evaluate((bar) => getComputedStyle(bar, '::after').opacity);
      expect(await shade).toBe('1');
    });
  });
});

test.describe('copy protection', () => {
  test('copying and the context menu are off on the page and on in form fields', async ({ page }) => {
    await page.goto(urls.contact);
    const prevented = (selector: string, type: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => !element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true })), type);
    for (const type of ['copy', 'cut', 'contextmenu']) {
      expect(await prevented('h1', type), `${type} on a heading`).toBe(true);
      expect(await prevented('input[name="fullName"]', type), `${type} in a field`).toBe(false);
    }
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).userSelect)).toBe('none');
    expect(await page.locator('textarea').evaluate((field) => getComputedStyle(field).userSelect)).toBe('text');
  });

  test('where there is no clipboard, the button selects the phone number, to be copied by hand', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto(urls.contact);
    await page.getByRole('button', { name: /phone number/ }).click();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(brand.phone.label);
    // In two steps: the page has to listen before the key is pressed.
    const copy = await page.evaluateHandle(() => ({
      isAllowed: new Promise((done) => document.addEventListener('copy', (event) => done(!event.defaultPrevented))),
    }));
    await page.keyboard.press('ControlOrMeta+c');
    expect(await copy.evaluate(({ isAllowed }) => isAllowed)).toBe(true);
  });

  test('phone and e-mail can be copied by their buttons', { tag: '@full-browser' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(urls.contact);
    const button = page.getByRole('button', { name: /phone number/ });
    await page.clock.pauseAt(Date.now() + 1_000);
    await button.click();
    await expect(button).toContainText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(brand.phone.label);
    await page.clock.runFor(2_000);
    await expect(button).toContainText('Copy');
  });
});
