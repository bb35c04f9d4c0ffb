import type { Document } from 'happy-dom';
import { expect, test } from 'vitest';
import { hrefsOf, openPage, region, textOf, textsOf } from './page-document.ts';

const headings = (document: Document, name: string | RegExp) => textsOf(region(document, name).querySelectorAll('h3'));

for (const [path, cards] of [
  ['/cctv', ['Dome camera', 'PTZ camera', 'Night vision and motion alerts', 'Mobile monitoring']],
  ['/pc', ['Business PCs', 'Custom builds', 'Laptops', 'All-in-one PCs']],
] as const)
  test(`${path} begins with its four numbered cards`, async () => {
    const { document } = await openPage(path);
    const lists = [...(document.querySelector('main section')?.querySelectorAll('ul, ol') ?? [])];
    const items = [...(lists.at(-1)?.children ?? [])];
    expect(items.map((item) => textsOf(item.querySelectorAll('h2, h3')))).toEqual(cards.map((title) => [title]));
    for (const [index, item] of items.entries()) expect(textOf(item)).toContain(String(index + 1));
  });

for (const [path, islands] of [
  ['/cctv', 0],
  ['/pc', 0],
  ['/network', 1],
] as const)
  test(`${path} ends with a link to a free consultation, and has ${islands} islands`, async () => {
    const { document } = await openPage(path);
    expect(hrefsOf(document, 'GET STARTED TODAY FOR A FREE CONSULTATION')).toEqual(['/contact']);
    expect([...document.querySelectorAll('main section')].at(-1)?.querySelectorAll('a')).toHaveLength(1);
    expect(document.querySelectorAll('astro-island')).toHaveLength(islands);
  });

test('/cctv names four systems and four things that a smart home controls', async () => {
  const { document } = await openPage('/cctv');
  expect(headings(document, /The walls decide/)).toEqual(['Wired', 'Wireless', 'Wire-free battery-powered', 'Hybrid']);
  expect(headings(document, /house/)).toEqual(['Security', 'Lighting', 'Climate', 'Appliances']);
});

test('/pc names four desks, eight components and five services', async () => {
  const { document } = await openPage('/pc');
  expect(headings(document, /Which desk/)).toHaveLength(4);
  expect(headings(document, /Open the case/)).toEqual([
    'RAM',
    'SSDs',
    'Graphics cards',
    'Monitors',
    'Keyboards',
    'Mice',
    'Cooling',
    'Windows and Office licenses',
  ]);
  expect(headings(document, /around the box/)).toEqual([
    'Recommendations',
    'Supply and delivery',
    'Upgrades',
    'Setup',
    'After-sale support',
  ]);
});

const devices = [
  'Routers',
  'Switches',
  'Access points',
  'Firewalls',
  'Cables and connectors',
  'Network interface cards',
  'Racks and cabinets',
  'NAS devices',
];

test('the eight devices of /network are numbered, four on each of two slides', async () => {
  const { document } = await openPage('/network');
  const slides = [...document.querySelectorAll('[aria-label="Networking devices, two slides"] :is(ul, ol)')];
  expect(slides).toHaveLength(2);
  for (const [slide, first] of [0, 4].entries()) {
    const cards = [...(slides[slide]?.querySelectorAll('li') ?? [])];
    expect(cards.flatMap((card) => textsOf(card.querySelectorAll('h2, h3, h4')))).toEqual(devices.slice(first, first + 4));
    for (const [index, card] of cards.entries()) expect(textOf(card)).toContain(String(first + index + 1));
  }
});

test('the building of /network shows the eight devices in the same order', async () => {
  const { document } = await openPage('/network');
  const places = textsOf(region(document, /From the street/).querySelectorAll('li'));
  expect(places).toEqual(devices.map((device) => expect.stringContaining(device)));
});
