import type { Page } from '@playwright/test';
import type { PublicReview } from '#contract/review';
import { errorWithMessage, errorWithoutMessage, type Failure, failedLists, refusedConnection, stopClock, timeout } from './failing-api.ts';
import { holdResponse } from './held-response.ts';
import { type HomeList, lists, sectionOf } from './home-lists.ts';
import { advanceUntilVisible } from './page-clock.ts';
import { aBranch } from './sample-entries.ts';
import { hydrate, scrollToCenter } from './support/scrolling.ts';
import { expect, test } from './support/test.ts';

// The pages come without data, so every list is loaded by the browser.
test.use({ pageData: 'failing', allowedPageErrors: [failedLists] });

const [reviews, logos, offices] = lists;

/** Says how to turn the cards of the reviews. */
const turning = 'Drag the front card to the left, or use the button.';

/** Opens the page with its clock stopped and the list about to fail. */
async function openWithFailure(page: Page, list: HomeList, failure: Failure): Promise<void> {
  await page.clock.install();
  await page.route(`**${list.path}`, failure.fail);
  await page.goto('/');
  await stopClock(page);
  await scrollToCenter(sectionOf(page, list));
  await expect(sectionOf(page, list).getByText(list.loading)).toBeVisible();
}

for (const list of lists)
  test(`the list of ${list.section} says "${list.loading}" and then shows its list`, async ({ page }) => {
    const section = sectionOf(page, list);
    const release = await holdResponse(page, list.path);
    await page.goto('/');
    await hydrate(section);
    await expect(section.getByText(list.loading)).toBeVisible();
    if (list === reviews) await expect(page.getByText(turning)).toHaveCount(0);
    release();
    await expect(section.getByText(list.loading)).toHaveCount(0);
    await expect(section.getByText(list.failed)).toHaveCount(0);
    await expect(section.locator(list.entry).first()).toBeVisible();
    if (list === reviews) await expect(page.getByText(turning)).toBeVisible();
  });

// Every list goes through the same client, whose unit tests have all failures; here each list meets one or two of them.
for (const [list, failure] of [
  [reviews, timeout],
  [logos, errorWithoutMessage],
  [offices, refusedConnection],
  [offices, errorWithMessage],
] as const)
  test(`the list of ${list.section} says "${list.failed}" when the API ${failure.name}`, async ({ page }) => {
    await openWithFailure(page, list, failure);
    const section = sectionOf(page, list);
    await advanceUntilVisible(page, section.getByText(list.failed));
    await expect(section.getByText(list.loading)).toHaveCount(0);
    await expect(section.getByText(turning)).toHaveCount(0);
    if (list === offices) await expect(section.getByText(failure.message ?? 'Please try again later')).toBeVisible();
  });

test('map, logos and reviews say so when there are none, and nothing beside them says otherwise', async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  for (const [list, text] of [
    [reviews, 'No reviews yet.'],
    [logos, 'No Clients Found'],
    [offices, 'No office locations available'],
  ] as const) {
    const section = sectionOf(page, list);
    await scrollToCenter(section);
    await expect(section.getByText(text)).toBeVisible();
    await expect(section.getByText(list.failed)).toHaveCount(0);
  }
  await expect(page.getByText(turning)).toHaveCount(0);
  await expect(sectionOf(page, logos).getByText('1000')).toHaveCount(0);
});

/** Alpha and Beta lie 1 % of the map apart; Gamma leads nowhere and has no services. */
const crowded = [
  aBranch({ _id: 'alpha', name: 'Alpha', positionLeft: 54, positionTop: 43, website: 'https://alpha.example/' }),
  aBranch({ _id: 'beta', name: 'Beta', positionLeft: 55, positionTop: 43, website: undefined, googleMap: 'https://beta.example/' }),
  aBranch({ _id: 'gamma', name: 'Gamma', positionLeft: 50, positionTop: 48, website: undefined, googleMap: undefined, services: [] }),
];

async function openCrowdedMap(page: Page) {
  await page.context().route('https://*.example/**', (route) => route.fulfill({ body: '' }));
  await page.route(`**${offices.path}`, (route) => route.fulfill({ json: crowded }));
  await page.goto('/');
  const section = await hydrate(sectionOf(page, offices));
  const card = section.locator('li[data-active]');
  const placeOf = async (id: string) => {
    const dot = section.locator(`svg[data-office="${id}"] circle`).last();
    await dot.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await dot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2] as const;
  };
  await expect(section.locator('svg a')).toHaveCount(crowded.length);
  return { section, card, placeOf };
}

test('pins that nearly lie on one another each open their card under the mouse, and their own link', async ({ page, context }) => {
  const { section, card, placeOf } = await openCrowdedMap(page);
  await expect(card).toHaveCount(0);
  for (const [id, name] of [
    ['alpha', 'Alpha'],
    ['beta', 'Beta'],
    ['alpha', 'Alpha'],
  ] as const) {
    const place = await placeOf(id);
    await page.mouse.move(...place);
    await expect(card).toContainText(name);
    const opened = context.waitForEvent('page');
    await page.mouse.click(...place);
    expect((await opened).url()).toBe(`https://${id}.example/`);
    await (await opened).close();
  }
  await page.mouse.move(5, 5);
  await expect(card).toHaveCount(0);

  const gamma = section.getByRole('button', { name: /^Gamma,/ });
  await gamma.focus();
  await expect(card).toContainText('Gamma');
  await expect(card).not.toContainText('0 services');
  await page.keyboard.press('Enter');
  await expect(card).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(gamma).toHaveAttribute('aria-expanded', 'true');
  await gamma.blur();
  await expect(card).toHaveCount(0);
});

test('a tap on a pin opens its card, a second one follows its link, and one elsewhere closes the card', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const { section, card, placeOf } = await openCrowdedMap(page);
  for (const [id, name] of [
    ['alpha', 'Alpha'],
    ['beta', 'Beta'],
  ] as const) {
    await page.touchscreen.tap(...(await placeOf(id)));
    await expect(card).toContainText(name);
    await expect(card).toBeInViewport();
    expect(context.pages()).toHaveLength(1);
    const opened = context.waitForEvent('page');
    await page.touchscreen.tap(...(await placeOf(id)));
    expect((await opened).url()).toBe(`https://${id}.example/`);
    await (await opened).close();
    await expect(card).toHaveCount(0);
  }
  await page.touchscreen.tap(...(await placeOf('gamma')));
  await expect(card).toContainText('Gamma');
  await section.getByRole('heading', { level: 2 }).tap();
  await expect(card).toHaveCount(0);
});

test('a list that failed is loaded again once the browser is back online', async ({ page, context }) => {
  const section = sectionOf(page, reviews);
  await openWithFailure(page, reviews, refusedConnection);
  await advanceUntilVisible(page, section.getByText(reviews.failed));
  await context.setOffline(true);
  await page.unrouteAll();
  await context.setOffline(false);
  await page.clock.resume();
  await expect(section.getByRole('listitem').first()).toBeVisible();
  await expect(section.getByText(reviews.failed)).toHaveCount(0);
});

test('reviews in Arabic come first, and say so; in English they come last', async ({ page }) => {
  const messages = { english: 'The till has never been faster.', arabic: 'لم يكن الصندوق أسرع من هذا قط.' };
  const items: PublicReview[] = Object.values(messages).map((message) => ({
    _id: message,
    rate: 5,
    message,
    fullName: 'Lina',
    service: 'Web',
  }));
  await page.route(`**${reviews.path}`, (route) => route.fulfill({ json: items }));
  for (const [path, first, language, other] of [
    ['/ar', messages.arabic, 'en', messages.english],
    ['/', messages.english, 'ar', messages.arabic],
  ] as const) {
    await page.goto(path);
    const section = sectionOf(page, reviews);
    await scrollToCenter(section);
    const cards = section.locator('blockquote');
    await expect(cards).toHaveText([first, other]);
    await expect(cards.first()).not.toHaveAttribute('lang');
    await expect(cards.last()).toHaveAttribute('lang', language);
  }
});
