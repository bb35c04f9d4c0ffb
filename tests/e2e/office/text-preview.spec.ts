import type { FrameLocator, Page } from '@playwright/test';
import { type Locale, localizedPath } from '#contract/locales';
import { officePaths } from '#contract/office/paths';
import { type PreviewCommand, type PreviewEvent, textPreviewPath } from '#contract/office/text-preview';
import type { DraftChange } from '#contract/office/texts';
import { plainText } from '#contract/texts/lines';
import { formShownPath } from '#contract/visits/view-paths';
import { type Colleague, expect, test } from '../support/office.ts';
import { phone } from '../support/screens.ts';

test.use({ as: 'editor' });

interface Teller extends Window {
  told: PreviewEvent[];
}

/** Stands in for the Office: a page with a frame, which hears what the preview tells. */
async function openPreview(page: Page, path: string, locale: Locale, width = 1200): Promise<FrameLocator> {
  const frame = `<iframe title="Preview" width="${width}" height="700" src="${textPreviewPath(path, locale)}"></iframe>`;
  const script = '<script>told = []; addEventListener("message", ({ data }) => told.push(data))</script>';
  await page.route('**/frame-of-a-test', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><title>Office</title>${script}${frame}` }),
  );
  await page.goto('/frame-of-a-test');
  await expect.poll(async () => (await told(page, 'loaded'))?.path).toBe(localizedPath(path, locale));
  return page.frameLocator('iframe');
}

/** The last of what a preview has told of one kind. */
const told = <Type extends PreviewEvent['type']>(page: Page, type: Type): Promise<Extract<PreviewEvent, { type: Type }> | undefined> =>
  page.evaluate((wanted) => (window as unknown as Teller).told.findLast((event) => event.type === wanted), type) as never;

const command = (page: Page, what: PreviewCommand): Promise<void> =>
  page.evaluate((message) => frames[0]?.postMessage(message, location.origin), what);

const chosen = async (page: Page) => (await told(page, 'chosen'))?.address;
const followed = async (page: Page) => (await told(page, 'followed'))?.path;

/** Lists what a page still has marks in: what stands ready for a script to show is found when it is shown. */
function markedOn(body: Element): string[] {
  const copy = body.cloneNode(true) as Element;
  for (const code of copy.querySelectorAll('noscript, template')) code.remove();
  for (const element of copy.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (name === 'props' || name.startsWith('data-')) element.removeAttribute(name);
  return copy.innerHTML.match(/.{0,80}[\u2062-\u2064]/g) ?? [];
}

async function saveDraft({ api }: Colleague, change: DraftChange): Promise<void> {
  expect((await api.put(officePaths.textDrafts, { data: { changes: [change] } })).status()).toBe(200);
}

for (const [locale, other] of [
  ['en', 'ar'],
  ['ar', 'en'],
] as const)
  test(`a click on the page chooses the line that stands there, and follows no link (${locale})`, async ({ page }) => {
    const preview = await openPreview(page, '/', locale);
    const heading = preview.getByRole('heading', { level: 1 });
    expect((await told(page, 'loaded'))?.addresses).toContain(`${locale}/home/hero/title`);

    await heading.locator('.highlight').hover();
    await expect(heading).toHaveAttribute('data-text-hovered');
    await heading.locator('.highlight').click();
    await expect.poll(() => chosen(page)).toBe(`${locale}/home/hero/title`);

    const link = preview.locator('main a[href]:not([href^="#"])').first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect.poll(() => chosen(page)).toMatch(new RegExp(`^${locale}/`));
    expect(await chosen(page)).not.toBe(`${locale}/home/hero/title`);
    expect(await followed(page)).toBeUndefined();
    await link.click({ modifiers: ['Alt'] });
    await expect.poll(() => followed(page)).toBe(target);

    await preview
      .locator('header a[data-language-switch]:visible')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(() => followed(page)).toBe(localizedPath('/', other));
    await heading.locator('.highlight').click();
    await expect.poll(() => chosen(page)).toBe(`${locale}/home/hero/title`);
    expect((await told(page, 'loaded'))?.path).toBe(localizedPath('/', locale));
  });

test('a link is chosen and followed by keyboard too', async ({ page }) => {
  const preview = await openPreview(page, '/about', 'en');
  const link = preview.locator('footer a[href="/contact"]').first();
  await link.focus();
  await link.press('Enter');
  await expect.poll(() => chosen(page)).toMatch(/^en\//);
  await link.press('Control+Enter');
  await expect.poll(() => followed(page)).toBe('/contact');
});

for (const locale of ['en', 'ar'] as const)
  test(`what is typed is on the page at once, and goes again (${locale})`, async ({ page, colleague }) => {
    const heading = (await openPreview(page, '/clients', locale)).getByRole('heading', { level: 1 });
    const before = await heading.textContent();
    const address = `${locale}/clients/hero/title`;

    await command(page, { type: 'show', address, value: { before: 'First ', highlight: '{company}', after: ' last' } });
    await expect(heading).toHaveText(/^First .+ last$/);
    await expect(heading).not.toContainText('{');
    await command(page, { type: 'show', address, value: { highlight: 'Alone' } });
    await expect(heading).toHaveText('Alone');
    await command(page, { type: 'show', address, value: null });
    await expect(heading).toHaveText(before ?? '');

    const line = { name: 'clients', path: 'hero/title', locale };
    await saveDraft(await colleague('editor'), { ...line, draft: { value: { highlight: 'A draft' } }, version: 0 });
    await expect((await openPreview(page, '/clients', locale)).getByRole('heading', { level: 1 })).toHaveText('A draft');
    await saveDraft(await colleague('editor'), { ...line, draft: null, version: 1 });
  });

test('a line is brought into view and outlined, and so is what an island shows', async ({ page }) => {
  const preview = await openPreview(page, '/', 'en');
  const title = preview.locator('[data-text-pointed]');
  for (const [address, value] of [
    ['en/home/reviews/title', 'Of reviews'],
    ['en/home/presence/title', { highlight: 'Of offices' }],
    ['en/home/hero/lead', 'Of all'],
  ] as const) {
    await command(page, { type: 'point', address });
    await expect(title).toHaveCount(1);
    await expect(title).toBeInViewport();
    await command(page, { type: 'show', address, value });
    await expect(title).toHaveText(plainText(value));
  }
  await command(page, { type: 'point', address: null });
  await expect(title).toHaveCount(0);
});

for (const locale of ['en', 'ar'] as const)
  test(`a heading that needs a line more, and a word that leaves its box, are told (${locale})`, async ({ page }) => {
    await openPreview(page, '/contact', locale, 390);
    await expect.poll(async () => (await told(page, 'measured'))?.longer).toEqual([]);
    const address = `${locale}/contact/title`;
    await command(page, {
      type: 'show',
      address,
      value: { highlight: 'words and more words, until no line of any heading has room for all of them' },
    });
    await expect.poll(async () => (await told(page, 'measured'))?.longer).toEqual([address]);
    await command(page, { type: 'show', address, value: { highlight: 'word'.repeat(40) } });
    await expect.poll(async () => (await told(page, 'measured'))?.overflowing).toContain(address);
    await command(page, { type: 'show', address, value: null });
    await expect.poll(async () => (await told(page, 'measured'))?.longer).toEqual([]);
  });

// Whatever a page writes to the console fails the test, and React writes there what differs from the server's HTML.
for (const locale of ['en', 'ar'] as const)
  test(`every island is taken over without an error, after which no mark is left (${locale})`, async ({ page }) => {
    test.slow();
    for (const path of ['/', '/contact', '/careers', '/clients', '/our-group', '/maintenance', '/point-of-sale', '/network']) {
      const preview = await openPreview(page, path, locale);
      const islands = preview.locator('astro-island');
      for (const island of await islands.all()) {
        await island.evaluate((element) => element.firstElementChild?.scrollIntoView());
        await expect(island).not.toHaveAttribute('ssr');
      }
      await expect.poll(() => preview.locator('body').evaluate(markedOn)).toEqual([]);
    }
  });

test.describe('on a phone', () => {
  test.use(phone);
  test('a form is not sent', async ({ page }) => {
    const preview = await openPreview(page, '/contact', 'en', 390);
    const sent: string[] = [];
    // That somebody began with a form is told, and not counted: the address of a preview is no page.
    const told = new URL(formShownPath('quote'), page.url()).href;
    page.on('request', (request) => request.method() !== 'GET' && request.url() !== told && sent.push(request.url()));
    await preview.locator('main form button[type="submit"]').click({ modifiers: ['Alt'] });
    await preview.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    expect(sent).toEqual([]);
    await expect(preview.locator('main form')).toBeVisible();
  });
});
