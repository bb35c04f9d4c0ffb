import { expect, test } from 'vitest';
import { serviceNames } from '#content/en/services';
import { servicePages } from '#contract/services';
import { aboutPart, urls } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { offeredCards } from '#site/sections/home/service-cards.ts';
import { hrefsOf, named, openPage, region, textsOf } from './page-document.ts';

/** Pages that the footer or another page links to. */
const linkedElsewhere: string[] = [urls.services, urls.blog, urls.login, urls.careers, urls.termsConditions, urls.privacyPolicy];

test('every card of IT services links to its page', async () => {
  const { document } = await openPage(urls.home);
  const section = region(document, /Eight crafts/);
  const { cards } = content('home', 'en').services;
  for (const { name, page } of offeredCards()) expect(new Set(hrefsOf(section, cards[name].title)), name).toEqual(new Set([urls[page]]));
});

test('the buttons of the home page lead where the specification says', async () => {
  const { document } = await openPage(urls.home);
  const main = document.querySelector('main') ?? document;
  for (const [name, href] of [
    [/Get Started Today/, urls.pointOfSale],
    [/READ MORE/i, urls.about],
    [/VIEW ALL/i, urls.pointOfSale],
    [/Contact Us/i, urls.contact],
    [/All clients/, urls.clients],
  ] as const)
    expect(hrefsOf(main, name)[0], String(name)).toBe(href);
});

test('the navigation links to every service and every main page', async () => {
  const { document } = await openPage(urls.contact);
  const main = named(document, 'nav', 'Main');
  const { aboutParts } = content('navigation', 'en');
  const entries = [
    ...servicePages.map((page) => ({ label: content('servicePageNames', 'en')[page], href: urls[page] })),
    ...(['overview', 'why', 'vision', 'mission'] as const).map((part) => ({ label: aboutParts[part], href: aboutPart(part) })),
  ];
  for (const { label, href } of entries) expect(hrefsOf(main, label), label).toContain(href);
  const linked = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(Object.values(urls).filter((url) => !linked.includes(url))).toEqual(linkedElsewhere);
});

test('the menu of narrow windows marks the service whose page is open', async () => {
  const { document } = await openPage(urls.networking);
  const marked = [...document.querySelectorAll('#menu [aria-current="page"]')];
  expect(marked.map((link) => link.getAttribute('href'))).toEqual([urls.networking]);
});

test('without a script every review can be read, also by a screen reader', async () => {
  const { document } = await openPage(urls.home);
  const reviews = [...region(document, content('home', 'en').reviews.title).querySelectorAll('li:has(blockquote)')];
  expect(reviews.length).toBeGreaterThan(1);
  expect(reviews.filter((review) => review.hasAttribute('aria-hidden'))).toEqual([]);
});

test('the review form has five stars and the 14 services', async () => {
  const { document } = await openPage(urls.home);
  const form = named(document, 'dialog', 'Write a Review');
  expect(form.querySelectorAll('input[type="radio"]')).toHaveLength(5);
  expect(textsOf(form.querySelectorAll('select option'))).toEqual(['Choose a service', ...Object.values(serviceNames)]);
});

test('the fields of the quote form tell the browser what to fill in and which keyboard to show', async () => {
  const { document } = await openPage(urls.contact);
  const fields = Object.entries({
    fullName: ['name', 'text'],
    email: ['email', 'email'],
    phoneNumber: ['tel', 'tel'],
    country: ['country-name', 'text'],
  });
  for (const [name, [autocomplete, type]] of fields) {
    const field = document.querySelector(`input[name="${name}"]`);
    expect([field?.getAttribute('autocomplete'), field?.getAttribute('type') ?? 'text'], name).toEqual([autocomplete, type]);
  }
});
