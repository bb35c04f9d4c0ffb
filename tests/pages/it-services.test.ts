import type { Document, Element } from 'happy-dom';
import { expect, test } from 'vitest';
import { brand } from '#brand';
import type { Figure } from '#content/types';
import { claimed, claimsIn, figureText } from '#site/content/claims.ts';
import { content } from '#site/content/content.ts';
import { figureStripLabel } from '#site/content/numeral.ts';
import { hrefsOf, openPage, region, textOf, textsOf } from './page-document.ts';

const it = content('it', 'en');
const monitoring = content('monitoringInnovation', 'en');
const figures = claimsIn('en');

interface ServicePage {
  path: string;
  /** The figures of the statistic cards; undefined for one that the company does not claim. */
  statistics: (string | Figure | undefined)[];
  /** The figures of the closing strip. */
  strip: (Figure | undefined)[];
}

/** The specification of the five pages that share a layout. */
const sharedLayout: ServicePage[] = [
  {
    path: '/cyber-security',
    statistics: ['36,000', '95%', '60%', figures.protectedBusinesses],
    strip: [figures.uptime, figures.monitoring, figures.protectedBusinesses, figures.clients],
  },
  {
    path: '/cloud-services',
    statistics: ['30%', '50%', figures.uptime, figures.monitoring],
    strip: [figures.uptime, figures.support, figures.projects, figures.services],
  },
  {
    path: '/networking',
    statistics: [figures.uptime, figures.monitoring, figures.branches, figures.projects],
    strip: [figures.uptime, figures.monitoring, figures.projects, figures.clients],
  },
  {
    path: '/ai',
    statistics: ['40%', '30%', '35%', '20%'],
    strip: [figures.uptime, figures.monitoring, figures.protectedBusinesses, figures.services],
  },
  {
    path: '/monitoring-innovation',
    statistics: ['70%', '60%', '85%', '40%'],
    strip: [
      { value: '60', unit: '%', label: monitoring.figures.risk },
      { value: '45', unit: '%', label: monitoring.figures.response },
      { value: '80', unit: '%', label: monitoring.figures.efficiency },
      figures.realTimeMonitoring,
    ],
  },
];

function expectStatistics(section: Element, statistics: ServicePage['statistics']): void {
  const cards = [...section.querySelectorAll('ul > li')];
  const expected = claimed(statistics).map((figure) => (typeof figure === 'string' ? figure : figureText(figure)));
  expect(cards).toHaveLength(expected.length);
  for (const [index, figure] of expected.entries())
    expect(textsOf(cards[index]?.querySelectorAll('*') ?? []), `card ${index + 1}`).toContain(figure);
}

function expectStrip(document: Document, wanted: ServicePage['strip']): void {
  const claims = claimed(wanted);
  const strip = claims.length > 0 && region(document, figureStripLabel(claims.length, 'en'));
  expect(strip && textsOf(strip.querySelectorAll('dd'))).toEqual(claims.length > 0 && claims.map(figureText));
  expect(strip && textsOf(strip.querySelectorAll('dt'))).toEqual(claims.length > 0 && claims.map(({ label }) => label));
}

/** The hero's button and the closing one. */
function expectContactButtons(document: Document): void {
  const sections = [...document.querySelectorAll('main section')];
  // A link, or the form of a line that opens the quote form.
  for (const section of [sections[0], sections.at(-1)])
    expect(
      [...(section?.querySelectorAll('a, form') ?? [])].map((way) => way.getAttribute('href') ?? way.getAttribute('action')),
    ).toContain('/contact');
}

for (const { path, statistics, strip } of sharedLayout)
  test(`${path} has its hero, statistics, a quote, six reasons, four figures and links to Contact`, async () => {
    const { document } = await openPage(path);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expectStatistics(region(document, it.needs), statistics);
    // Beside that of a customer, where there is one.
    const quotes = [...document.querySelectorAll('main blockquote')].filter((quote) => !quote.closest('[aria-labelledby="proof-title"]'));
    expect(quotes).toHaveLength(1);
    const reasons = region(document, it.choose);
    expect(reasons.querySelectorAll('li')).toHaveLength(6);
    expect(reasons.querySelectorAll('h3')).toHaveLength(6);
    expectStrip(document, strip);
    expect(hrefsOf(document.querySelector('main') ?? document, it.quote)).toEqual(['/contact']);
    expectContactButtons(document);
  });

test('/monitoring-innovation names its six reasons, and its film is muted and loops', async () => {
  const { document } = await openPage('/monitoring-innovation');
  expect(textsOf(region(document, it.choose).querySelectorAll('h3'))).toEqual([
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
  expectStatistics(region(document, 'What wears out first'), ['70%', '85%', '40%', figures.support]);
  expect(textsOf(region(document, 'Why It Matters').querySelectorAll('h3'))).toEqual([
    'Faster Operations',
    'Stronger Security',
    'Long-term Savings',
  ]);
  expect(region(document, it.choose).querySelectorAll('li')).toHaveLength(6);
  expectStrip(document, [
    { value: '70', unit: '%', label: 'Transformation Failures' },
    { value: '85', unit: '%', label: 'Need Modernization' },
    { value: '40', unit: '%', label: 'Efficiency Increase' },
    figures.support,
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

  const why = region(document, `Why ${brand.name}`);
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
