import type { Document, Element } from 'happy-dom';
import { expect, test } from 'vitest';
import { brand } from '#brand';
import type { Branch } from '#contract/branch';
import type { Client } from '#contract/client';
import type { Job } from '#contract/job';
import type { PublicReview } from '#contract/review';
import { urls } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { clientTabs } from '../e2e/support/client-tabs.ts';
import { closingDate } from '../e2e/support/closing-date.ts';
import { hrefsOf, named, nameOf, openPage, readList, textOf, textsOf, visibleText } from './page-document.ts';

const main = (document: Document): Element => document.querySelector('main') as Element;
const cards = (document: Document): Element[] => [...document.querySelectorAll('main article')];

function cardOf(document: Document, name: string): Element {
  const found = cards(document).filter((card) => textsOf(card.querySelectorAll('h2, h3')).includes(name));
  expect(found, name).toHaveLength(1);
  return found[0] as Element;
}

/** Every element's text: contains what `getByText` with an exact text would find. */
const textsIn = (scope: Element) => textsOf(scope.querySelectorAll('*'));

function expectNewTab(scope: Element, name: RegExp, href: string | undefined): void {
  const links = [...scope.querySelectorAll('a')].filter((link) => name.test(nameOf(link)));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(href === undefined ? [] : [href]);
  for (const link of links) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
}

test('Our Group has a card for each company, with everything that can be called, written to or visited', async () => {
  const companies = await readList<Branch>('/api/groups');
  const { document } = await openPage(urls.ourGroup);
  expect(textsOf(document.querySelectorAll('h1'))).toEqual(['Our Group']);
  expect(textsOf(document.querySelectorAll('h2'))).toContain('Our Group Companies');
  expect(cards(document)).toHaveLength(companies.length);
  for (const company of companies) {
    const card = cardOf(document, company.name);
    for (const text of [company.country, company.address]) expect(textsIn(card)).toContain(text);
    expect(hrefsOf(card, company.phone)).toEqual([`tel:${company.phone.replaceAll(' ', '')}`]);
    expect(hrefsOf(card, company.email)).toEqual([`mailto:${company.email}`]);
    const more = company.services.length - 3;
    const shown = [...company.services.slice(0, 3), ...(more > 0 ? [`+${more} more`] : [])];
    expect(textsOf(named(card, 'ul', 'Services').querySelectorAll('li'))).toEqual(shown);
    expectNewTab(card, /^Visit Website/, company.website);
    expectNewTab(card, /Map/, company.googleMap);
  }
  // The demo holds both cases of each.
  expect(companies.some(({ website }) => website === undefined)).toBe(true);
  expect(companies.some(({ services }) => services.length > 3)).toBe(true);
  expect(companies.some(({ services }) => services.length <= 3)).toBe(true);
});

test('Careers has its banner with breadcrumb, an intro, and a card for each open position', async () => {
  const careers = await readList<Job>('/api/careers/open');
  const { document } = await openPage(urls.careers);
  expect(textsOf(document.querySelectorAll('h1'))).toEqual(['Career']);
  const breadcrumb = named(document, 'nav', 'You are here');
  expect(hrefsOf(breadcrumb, 'Home')).toEqual(['/']);
  expect(textOf(breadcrumb)).toContain('Career');
  expect(textsOf(document.querySelectorAll('h2'))).toContain('Currently open positions');
  expect(cards(document)).toHaveLength(careers.length);
  for (const [index, career] of careers.entries()) {
    const card = cardOf(document, career.jobTitle);
    expect(card).toBe(cards(document)[index]);
    const { summary } = career;
    const paragraphs = [...card.querySelectorAll('p')].filter((paragraph) => paragraph.closest('noscript') === null);
    expect(textsOf(paragraphs)).toContain(summary.length > 120 ? `${summary.slice(0, 120)}...` : summary);
    expect(textsIn(card)).toContain(career.location);
    expect(textsOf(card.querySelectorAll('time'))).toEqual([closingDate(career).short]);
    expect(card.querySelector('time')?.getAttribute('datetime')).toBe(career.closingDate);
    expect(visibleText(card, '.sr-only')).toContain(`Closes ${closingDate(career).short}`);
  }
  expect(careers.some(({ summary }) => summary.length > 120)).toBe(true);
});

test('Careers has the whole text of every position, and a link to it, without JavaScript', async () => {
  const { document } = await openPage(urls.careers);
  for (const career of await readList<Job>('/api/careers/open')) {
    const card = cardOf(document, career.jobTitle);
    expect(textsOf(card.querySelectorAll('noscript p'))).toContain(career.summary);
    expect(textsOf(card.querySelectorAll('noscript li'))).toEqual([...career.responsibilities, ...career.qualifications]);
    expect(hrefsOf(card, `Details: ${career.jobTitle}`)).toEqual([`/careers?job=${career._id}`]);
  }
});

test('a position has a canonical URL of its own with its structured data, and the list has neither', async () => {
  const [career] = await readList<Job>('/api/careers/open');
  const read = async (path: string) => {
    const { document } = await openPage(path);
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
    const graph = blocks.flatMap((text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']);
    return {
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      postings: graph.filter((entry) => entry['@type'] === 'JobPosting'),
    };
  };
  const position = await read(`/careers?job=${career?._id}`);
  expect(position.canonical).toMatch(new RegExp(`/careers\\?job=${career?._id}$`));
  expect(position.postings).toEqual([
    expect.objectContaining({
      title: career?.jobTitle,
      validThrough: expect.stringMatching(`^${career?.closingDate}T23:59:59`),
      datePosted: career?.publishedAt,
    }),
  ]);
  const list = await read('/careers');
  expect(list.canonical).toMatch(/\/careers$/);
  expect(list.postings).toEqual([]);
});

test('the URL of a position that is no longer open says so, above the others', async () => {
  const { document } = await openPage('/careers?job=closed-long-ago');
  expect(textOf(main(document))).toContain('This position is no longer open.');
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(0);
  expect(cards(document).length).toBeGreaterThan(0);
});

const shownClients = (document: Document) => textsOf(document.querySelectorAll('[role="tabpanel"] h3'));
const selectedTabs = (document: Document) => textsOf(document.querySelectorAll('[role="tab"][aria-selected="true"]'));

test('Clients has its hero with the laptop and eleven tabs, of which All Clients is selected', async () => {
  const { document } = await openPage(urls.clients);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelectorAll('img[alt*="laptop" i], [role="img"][aria-label*="laptop" i]').length).toBeGreaterThan(0);
  expect(textsOf(document.querySelectorAll('[role="tab"]'))).toEqual(clientTabs.map(([name]) => name));
  expect(selectedTabs(document)).toEqual(['All Clients']);
});

test('without JavaScript each tab is a link to the clients of its stored category', async () => {
  const clients = await readList<Client>('/api/clients');
  const { document } = await openPage(urls.clients);
  for (const [name, category] of clientTabs) {
    const [href] = hrefsOf(document, name);
    const page = (await openPage(new URL(href ?? '', 'http://site/clients').href.replace('http://site', ''))).document;
    expect(selectedTabs(page)).toEqual([name]);
    const expected = clients.filter((client) => category === undefined || client.category === category);
    expect(shownClients(page), name).toEqual(expected.map((client) => client.name));
  }
});

test('without JavaScript every card and its links are there', async () => {
  const clients = await readList<Client>('/api/clients');
  const { document } = await openPage(urls.clients);
  const expected = clients
    .filter((client) => !(client.isPrivateWork && client.comingSoon))
    .flatMap(({ _id, services }) => services.map(({ link }) => link ?? `/client-details/${_id}`));
  const hrefs = cards(document).flatMap((card) => [...card.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(expected);
});

test('a category that does not exist shows all clients', async () => {
  const { document } = await openPage('/clients?category=nonsense');
  expect(selectedTabs(document)).toEqual(['All Clients']);
  expect(shownClients(document)).toHaveLength((await readList<Client>('/api/clients')).length);
});

test('the page of a client shows its services, a link back and one to Contact', async () => {
  const client = (await readList<Client>('/api/clients')).find(({ name }) => name === 'Orvaq');
  const { status, document } = await openPage(`/client-details/${client?._id}`);
  expect(status).toBe(200);
  expect(document.title).toMatch(/^Orvaq \|/);
  expect(textsOf(document.querySelectorAll('h1'))).toEqual(['Orvaq']);
  for (const text of ['Finance & Business Services', 'Cloud Services', 'Cyber Security']) expect(textsIn(main(document))).toContain(text);
  expectNewTab(main(document), /^Web/, client?.services.find(({ type }) => type === 'Web')?.link);
  expect(document.querySelector('main li svg')).not.toBeNull();
  expect(hrefsOf(main(document), 'Get a Quote')).toEqual(['/contact']);
  expect(hrefsOf(main(document), 'All Clients')).toEqual(['/clients']);
});

test('the page of a client shows what the client says themselves, and another one has no such section', async () => {
  const clients = await readList<Client>('/api/clients');
  const review = (await readList<PublicReview>('/api/reviews/public')).find(({ client }) => client?.name === 'Orvaq');
  const pageOf = async (name: string) =>
    (await openPage(`/client-details/${clients.find((client) => client.name === name)?._id}`)).document;
  const section = named(await pageOf('Orvaq'), 'main section', content('clients', 'en').review);
  for (const text of [review?.message, review?.fullName]) expect(textOf(section)).toContain(text);
  expect(textOf(main(await pageOf('Korbati')))).not.toContain(content('clients', 'en').review);
});

test('an unknown client is the not-found page with status 404', async () => {
  const { status, document } = await openPage('/client-details/nobody');
  expect(status).toBe(404);
  expect(textsOf(document.querySelectorAll('h1')).join()).toContain('Page not found');
  expect(hrefsOf(document, 'Go back home')).toEqual(['/']);
});

test('the offices on the home page are counted, with their services and countries, and the map links to the group', async () => {
  const offices = await readList<Branch>('/api/groups?showOnHome=true');
  const { document } = await openPage(urls.home);
  const section = named(document, 'main section', `At home in ${brand.office.city}. On call everywhere.`);
  const figures = new Map(
    [...section.querySelectorAll('dl > div')].map((pair) => {
      const [label, value] = ['dt', 'dd'].map((part) => textsOf(pair.querySelectorAll(part)).join());
      return [label, value];
    }),
  );
  expect(figures.get('Offices')).toBe(String(offices.length));
  expect(figures.get('Services')).toBe(`${offices.reduce((sum, { services }) => sum + services.length, 0)}+`);
  expect(figures.get('Countries')).toBe(String(new Set(offices.map(({ country }) => country)).size));
  expect(figures.get('Support')).toBe(brand.claims.supportAroundTheClock ? '24/7' : undefined);
  expect(hrefsOf(section, content('home', 'en').presence.mapLabel)).toEqual([urls.ourGroup]);
  expect(textOf(section)).toContain(`+${(offices[0]?.services.length ?? 0) - 3} more`);
});
