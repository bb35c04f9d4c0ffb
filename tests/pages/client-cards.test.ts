import type { Element } from 'happy-dom';
import { expect, inject, test } from 'vitest';
import { nameOf, openPage, textOf, textsOf } from './page-document.ts';
import {
  clientWithEveryService,
  clientWithForeignLogo,
  clientWithLink,
  clientWithUploadedLogo,
  flaggedClients,
  notes,
} from './sample-clients.ts';

async function cardOf({ name }: { name: string }): Promise<Element> {
  const { document } = await openPage('/clients', inject('sampleSiteUrl'));
  const cards = [...document.querySelectorAll('main article')].filter((card) => textsOf(card.querySelectorAll('h3')).includes(name));
  expect(cards).toHaveLength(1);
  return cards[0] as Element;
}

async function detailsOf({ _id }: { _id: string }): Promise<Element> {
  const { document } = await openPage(`/client-details/${encodeURIComponent(_id)}`, inject('sampleSiteUrl'));
  return document.querySelector('main') as Element;
}

const leavesWith = (scope: Element, text: string) => [...scope.querySelectorAll('*')].filter((part) => ownText(part) === text);
const ownText = (element: Element) =>
  [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent)
    .join('')
    .trim();

const linkTo = (scope: Element, name: RegExp) => [...scope.querySelectorAll('a')].find((link) => name.test(nameOf(link)));

for (const { client, privateWork, comingSoon, services, note } of flaggedClients)
  test(`"${client.name}": private ${client.isPrivateWork}, coming soon ${client.comingSoon}, ${client.services.length} services`, async () => {
    const [card, details] = [await cardOf(client), await detailsOf(client)];
    for (const scope of [card, details]) {
      expect(leavesWith(scope, 'Private Work')).toHaveLength(privateWork ? 1 : 0);
      expect(leavesWith(scope, 'Coming Soon')).toHaveLength(comingSoon ? 1 : 0);
    }
    expect(card.querySelectorAll('a')).toHaveLength(services ? 1 : 0);
    expect(textsOf(details.querySelectorAll('h1'))).toEqual([client.name]);
    expect(leavesWith(details, 'Web')).toHaveLength(services ? 1 : 0);
    expect(leavesWith(details, 'Services in use')).toHaveLength(services ? 1 : 0);
    expect(Object.values(notes).filter((text) => textOf(details).includes(text))).toEqual(note ? [note] : []);
  });

test('a service with a link opens it in a new tab, one without leads to the page of the client, and from there to that of the service', async () => {
  const card = await cardOf(clientWithLink);
  const linked = linkTo(card, /^Web/);
  expect(linked?.getAttribute('href')).toBe('https://shop.example/');
  expect(linked?.getAttribute('target')).toBe('_blank');
  expect(linked?.getAttribute('rel')).toContain('noopener');
  const unlinked = linkTo(card, /^Maintenance/);
  expect(unlinked?.getAttribute('href')).toBe('/client-details/a%20b');
  expect(unlinked?.hasAttribute('target')).toBe(false);

  const details = await detailsOf(clientWithLink);
  expect(textsOf(details.querySelectorAll('h1'))).toEqual(['Zeitra']);
  expect(linkTo(details, /^Web/)?.getAttribute('target')).toBe('_blank');
  expect(linkTo(details, /^Maintenance/)?.getAttribute('href')).toBe('/maintenance');
});

test('each of the 14 services has an icon of its own', async () => {
  const links = [...(await cardOf(clientWithEveryService)).querySelectorAll('a')];
  expect(links).toHaveLength(14);
  const icons = links.map((link) => link.querySelector('svg')?.innerHTML ?? '');
  expect(icons).not.toContain('');
  expect(new Set(icons).size).toBe(14);
});

test('a category without clients says so', async () => {
  const { document } = await openPage('/clients?category=retail', inject('sampleSiteUrl'));
  const panel = document.querySelector('[role="tabpanel"]') as Element;
  expect(textOf(panel)).toContain('No Clients Found');
  expect(textOf(panel)).toContain('No clients found for the selected category.');
  expect(document.querySelectorAll('main article')).toHaveLength(0);
});

test('a logo below /uploads is taken from the API, any other as it is', async () => {
  const srcOf = (card: Element) => card.querySelector('img')?.getAttribute('src');
  expect(srcOf(await cardOf(clientWithUploadedLogo))).toMatch(/^(?:https?:\/\/[^/]+)?\/uploads\/0123456789abcdef/);
  expect(srcOf(await cardOf(clientWithLink))).toBe('/favicon.svg');
});

test('a page allows the hosts of the logos that it shows, and no others', async () => {
  const pictureSources = async (path: string) => {
    const { headers } = await fetch(inject('sampleSiteUrl') + path);
    expect(headers.get('cross-origin-embedder-policy')).toBe('credentialless');
    return /img-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  };
  const allowed = "'self' https://logos.example data:";
  expect(await pictureSources('/clients')).toBe(allowed);
  expect(await pictureSources('/clients?category=retail')).toBe(allowed);
  expect(await pictureSources(`/client-details/${clientWithForeignLogo._id}`)).toBe(allowed);
  expect(await pictureSources('/client-details/a%20b')).toBe("'self' data:");
  expect(await pictureSources('/about')).toBe("'self' data:");
});
