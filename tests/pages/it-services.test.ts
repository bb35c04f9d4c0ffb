import type { Document, Element } from 'happy-dom';
import { expect, test } from 'vitest';
import { hrefsOf, openPage, region, textOf, textsOf } from './page-document.ts';

interface ServicePage {
  path: string;
  /** The figures of the statistic cards. */
  statistics: string[];
  /** Value and label of each figure of the closing strip. */
  figures: [string, string][];
}

/** The specification of the five pages that share a layout. */
const sharedLayout: ServicePage[] = [
  {
    path: '/cyber-security',
    statistics: ['36,000', '95%', '60%', '500+'],
    figures: [
      ['99.9%', 'Uptime'],
      ['24/7', 'Monitoring'],
      ['500+', 'Protected businesses'],
      ['1000+', 'Clients'],
    ],
  },
  {
    path: '/cloud-services',
    statistics: ['30%', '50%', '99.9%', '24/7'],
    figures: [
      ['99.9%', 'Uptime'],
      ['24/7', 'Support Available'],
      ['100+', 'Projects Delivered'],
      ['15+', 'Services'],
    ],
  },
  {
    path: '/networking',
    statistics: ['99.9%', '24/7', '4', '100+'],
    figures: [
      ['99.9%', 'Uptime'],
      ['24/7', 'Monitoring'],
      ['100+', 'Projects Delivered'],
      ['1000+', 'Clients'],
    ],
  },
  {
    path: '/ai',
    statistics: ['40%', '30%', '35%', '20%'],
    figures: [
      ['99.9%', 'Uptime'],
      ['24/7', 'Monitoring'],
      ['500+', 'Protected businesses'],
      ['15+', 'Services'],
    ],
  },
  {
    path: '/monitoring-innovation',
    statistics: ['70%', '60%', '85%', '40%'],
    figures: [
      ['60%', 'Risk Reduction'],
      ['45%', 'Faster Response'],
      ['80%', 'Efficiency Identified'],
      ['24/7', 'Real-time Monitoring'],
    ],
  },
];

function expectStatistics(section: Element, figures: string[]): void {
  const cards = [...section.querySelectorAll('ul > li')];
  expect(cards).toHaveLength(figures.length);
  for (const [index, figure] of figures.entries())
    expect(textsOf(cards[index]?.querySelectorAll('*') ?? []), `card ${index + 1}`).toContain(figure);
}

function expectFigures(document: Document, figures: [string, string][]): void {
  const strip = region(document, 'In four figures');
  expect(textsOf(strip.querySelectorAll('dd'))).toEqual(figures.map(([value]) => value));
  expect(textsOf(strip.querySelectorAll('dt'))).toEqual(figures.map(([, label]) => label));
}

/** The hero's button and the closing one. */
function expectContactButtons(document: Document): void {
  const sections = [...document.querySelectorAll('main section')];
  for (const section of [sections[0], sections.at(-1)])
    expect([...(section?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toContain('/contact');
}

for (const { path, statistics, figures } of sharedLayout)
  test(`${path} has its hero, statistics, a quote, six reasons, four figures and links to Contact`, async () => {
    const { document } = await openPage(path);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expectStatistics(region(document, 'Why your business needs it'), statistics);
    expect(document.querySelectorAll('main blockquote')).toHaveLength(1);
    const reasons = region(document, 'Why Choose Khutwa');
    expect(reasons.querySelectorAll('li')).toHaveLength(6);
    expect(reasons.querySelectorAll('h3')).toHaveLength(6);
    expectFigures(document, figures);
    expect(hrefsOf(document.querySelector('main') ?? document, 'Get a Quote')).toEqual(['/contact']);
    expectContactButtons(document);
  });

test('/monitoring-innovation names its six reasons, and its film is muted and loops', async () => {
  const { document } = await openPage('/monitoring-innovation');
  expect(textsOf(region(document, 'Why Choose Khutwa').querySelectorAll('h3'))).toEqual([
    'Proven Expertise',
    'End-to-End Solutions',
    'Fast & Scalable',
    'Client-Centered Approach',
    'Innovation First',
    'Security First',
  ]);
  const film = document.querySelector('#hexagons-film');
  expect([film?.hasAttribute('loop'), film?.hasAttribute('muted')]).toEqual([true, true]);
});

test('/established-rebuild has four statistics, three advantages, six reasons, its figures and its closing line', async () => {
  const { document } = await openPage('/established-rebuild');
  expectStatistics(region(document, 'What wears out first'), ['70%', '85%', '40%', '24/7']);
  expect(textsOf(region(document, 'Why It Matters').querySelectorAll('h3'))).toEqual([
    'Faster Operations',
    'Stronger Security',
    'Long-term Savings',
  ]);
  expect(region(document, 'Why Choose Khutwa').querySelectorAll('li')).toHaveLength(6);
  expectFigures(document, [
    ['70%', 'Transformation Failures'],
    ['85%', 'Need Modernization'],
    ['40%', 'Efficiency Increase'],
    ['24/7', 'Support Available'],
  ]);
  expect(textsOf(document.querySelectorAll('main h2')).at(-1)).toBe("Ready to rebuild what's holding you back?");
  expectContactButtons(document);
});

test('/maintenance has its hero, five benefits with a picture, six reasons and a film with controls and captions', async () => {
  const { document } = await openPage('/maintenance');
  const headline = document.querySelector('h1');
  expect(headline && textOf(headline)).toBe('Work on Your Business, Not Your Breakdowns');
  expect(hrefsOf(document.querySelector('main') ?? document, 'Contact us')).toEqual(['/contact']);

  const matters = region(document, 'Why Maintenance Matters');
  expect(matters.querySelectorAll('li')).toHaveLength(5);
  expect(matters.querySelectorAll('img[alt]:not([alt=""])')).toHaveLength(1);

  const why = region(document, 'Why Khutwa');
  expect(textsOf(why.querySelectorAll('h3'))).toEqual([
    'Proactive Maintenance',
    'End to End Coverage',
    'Fast Response Times',
    'Security First',
    'Expert Team',
    'We Understand Your Business',
  ]);
  expect(why.querySelectorAll('video[controls][preload="none"] > source')).toHaveLength(3);
  expect(why.querySelectorAll('video > track[kind="captions"][srclang="en"]')).toHaveLength(1);
  expectContactButtons(document);
});

test('the pages without a carousel have no island', async () => {
  for (const path of [...sharedLayout.map((page) => page.path), '/established-rebuild'])
    expect((await openPage(path)).document.querySelector('astro-island'), path).toBeNull();
});
