import { fileURLToPath } from 'node:url';
import { type Document, Window } from 'happy-dom';
import { expect, test } from 'vitest';
import type { Client } from '#contract/client';
import { siteLocales } from '#contract/locales';
import type { PublicReview } from '#contract/review';
import { pageOfService, serviceFamilies, serviceIds, serviceNeighbours, servicePages } from '#contract/services';
import { languageOf } from '#contract/text/text-language';
import { clientDetails, homePart, pageUrl, urls } from '#contract/urls';
import { readBuiltSite } from '#server/assets/built-site';
import { startTestServer } from '#server/testing/test-server';
import { content } from '#site/content/content.ts';
import { hrefsOf, named, openPage, readList, textOf, textsOf } from './page-document.ts';

const { DOMParser } = new Window();

test('a page of a service shows a review of it and up to three clients that have it, and leads to all clients', async () => {
  const reviews = await readList<PublicReview>('/api/reviews/public');
  const clients = await readList<Client>('/api/clients');
  for (const locale of siteLocales)
    for (const service of serviceIds) {
      const { document } = await openPage(pageUrl(pageOfService[service], locale));
      const section = document.querySelector('section[aria-labelledby="proof-title"]');
      const messages = reviews.filter((review) => review.service === service).map(({ message }) => message);
      const links = clients
        .filter(
          ({ services, isPrivateWork, comingSoon }) => !(isPrivateWork && comingSoon) && services.some(({ type }) => type === service),
        )
        .map(({ _id }) => clientDetails(_id, locale));
      if (messages.length + links.length === 0) {
        expect(section, service).toBeNull();
        continue;
      }
      const shown = [...(section?.querySelectorAll('ul a') ?? [])].map((link) => link.getAttribute('href') ?? '');
      expect(shown.length, service).toBe(Math.min(3, links.length));
      expect(links, service).toEqual(expect.arrayContaining(shown));
      const quotes = textsOf(section?.querySelectorAll('[data-review]') ?? []);
      expect(quotes.length, service).toBe(Math.min(1, messages.length));
      expect(messages, service).toEqual(expect.arrayContaining(quotes));
      const isForeign = quotes.some((message) => languageOf(message) !== locale);
      expect(section && textOf(section).includes(content('servicePage', locale).proof.inOtherLanguage), service).toBe(isForeign);
      expect(section?.querySelector('[data-review]')?.hasAttribute('lang') ?? false, service).toBe(isForeign);
      expect(hrefsOf(document.querySelector('main') as never, content('servicePage', locale).proof.all)).toEqual([
        pageUrl('clients', locale),
      ]);
    }
});

test('on the home page reviews in the other language come last and say so, and clients are named beside their people', async () => {
  const reviews = await readList<PublicReview>('/api/reviews/public');
  for (const locale of siteLocales) {
    const { document } = await openPage(pageUrl('home', locale));
    const cards = [...document.querySelectorAll('#reviews li')];
    const isForeign = cards.map((card) => languageOf(card.querySelector('blockquote')?.textContent ?? '') !== locale);
    expect(isForeign).toEqual(isForeign.toSorted((one, other) => Number(one) - Number(other)));
    const { inOtherLanguage } = content('home', locale).reviews;
    expect(cards.map((card) => textOf(card).includes(inOtherLanguage))).toEqual(isForeign);
    const clients = reviews.flatMap(({ client }) => client?.name ?? []);
    expect(clients.length).toBeGreaterThan(0);
    for (const name of clients) expect(textOf(document.querySelector('#reviews') as never)).toContain(name);
  }
});

test('the next request after a publication shows the review; without reviews and clients there is no section', async () => {
  const { app, backend } = await startTestServer({}, await readBuiltSite(fileURLToPath(new URL('../../dist', import.meta.url))));
  const read = async () => new DOMParser().parseFromString((await app.inject(urls.website)).body, 'text/html') as unknown as Document;
  expect((await read()).querySelector('#proof-title')).toBeNull();
  const message = 'We change the texts ourselves.';
  const decision = { status: 'approved' as const, decidedAt: null, suspicious: false, spamReasons: [], locale: 'en' as const };
  const review = { fullName: 'Lina (demo)', email: 'lina@demo.example', rate: 4, service: 'Web' as const, message };
  await backend.store.transaction(({ reviews }) =>
    reviews.add({ ...review, ...decision, reference: 'ACDEFGHJ', receivedAt: new Date().toISOString() }),
  );
  expect(textOf((await read()).querySelector('[data-review]') as never)).toBe(message);
});

test('every page of a service leads to the services beside it and, by its breadcrumb, to those of its kind', async () => {
  for (const locale of siteLocales)
    for (const page of servicePages) {
      const { document } = await openPage(pageUrl(page, locale));
      const beside = named(document, 'main nav', content('servicePage', locale).neighbours);
      expect([...beside.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
        serviceNeighbours[page].map((other) => pageUrl(other, locale)),
      );
      const kind = homePart((serviceFamilies.marketing as readonly string[]).includes(page) ? 'marketing' : 'services', locale);
      const steps = [...named(document, 'nav', content('navigation', locale).breadcrumb).querySelectorAll('a')];
      expect(steps.map((step) => step.getAttribute('href'))).toEqual([pageUrl('home', locale), kind]);
      const { document: home } = await openPage(pageUrl('home', locale));
      expect(home.getElementById(kind.split('#')[1] ?? '')).not.toBeNull();
    }
});

test('the contact page says below its form what follows and what a quote holds', async () => {
  for (const locale of siteLocales) {
    const { document } = await openPage(pageUrl('contact', locale));
    const { title, steps, holds } = content('contact', locale).afterSending;
    const section = named(document, 'main section', title);
    expect(textsOf(section.querySelectorAll('ol h3'))).toEqual(Object.values(steps).map((step) => step.title));
    expect(textsOf(section.querySelectorAll('ul li'))).toEqual(Object.values(holds.items));
  }
});

test('the page of a client leads from each service to its page, and to other clients of its sector', async () => {
  const clients = await readList<Client>('/api/clients');
  for (const { _id, name, category, services, isPrivateWork, comingSoon } of clients) {
    const { document } = await openPage(clientDetails(_id));
    const main = document.querySelector('main') as never;
    if (!(isPrivateWork && comingSoon))
      for (const { type, link } of services)
        expect(hrefsOf(main, new RegExp(`^${content('serviceNames', 'en')[type].replaceAll(/[^\w ]/g, '.')}`)), name).toContain(
          link ?? pageUrl(pageOfService[type], 'en'),
        );
    const others = clients.filter((other) => other.category === category && other._id !== _id).map((other) => clientDetails(other._id));
    const line = document.querySelector(`main nav[aria-label="${content('clients', 'en').sameSector}"]`);
    const shown = [...(line?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
    expect(shown, name).toHaveLength(Math.min(3, others.length));
    expect(others, name).toEqual(expect.arrayContaining(shown));
  }
});

test('the page of a client tells what changed as far as it is written, and nothing of private work', async () => {
  const { app, backend } = await startTestServer({}, await readBuiltSite(fileURLToPath(new URL('../../dist', import.meta.url))));
  const stories = { en: { before: 'Three lists', done: '', now: 'One list' }, ar: null };
  const values = { name: 'Mills', ar: null, logo: '', category: 'Banks' as const, services: [], comingSoon: false, stories };
  const told = async (isPrivateWork: boolean, locale: 'en' | 'ar') => {
    const id = await backend.store.transaction(({ officeClients }) => officeClients.add({ ...values, isPrivateWork }));
    const page = new DOMParser().parseFromString((await app.inject(clientDetails(id, locale))).body, 'text/html') as unknown as Document;
    return [...page.querySelectorAll('section[aria-labelledby="story-title"] li p')].map((part) => [
      textOf(part),
      part.getAttribute('lang'),
    ]);
  };
  expect(await told(false, 'en')).toEqual([
    ['Three lists', null],
    ['One list', null],
  ]);
  expect(await told(true, 'en')).toEqual([]);
  if (siteLocales.includes('ar'))
    expect(await told(false, 'ar')).toEqual([
      ['Three lists', 'en'],
      ['One list', 'en'],
    ]);
});
