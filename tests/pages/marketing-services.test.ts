import type { Document } from 'happy-dom';
import { expect, test } from 'vitest';
import { claimed, claimsIn, figureText } from '#site/content/claims.ts';
import { hrefsOf, openPage, region, textsOf } from './page-document.ts';

/** The specification of the five pages that share a layout. */
const sharedLayout = [
  {
    path: '/design-branding',
    heroButton: 'Get a Quote',
    closingButton: 'Start Your Brand Journey',
    services: ['Logo design', 'Visual brand guidelines', 'Brand strategy', 'Packaging and print'],
  },
  {
    path: '/social-media',
    heroButton: 'Get Started',
    closingButton: 'Start Growing Your Audience',
    services: ['Monthly calendars', 'Captions', 'Story and reel planning', 'Engagement and monthly reporting'],
  },
  {
    path: '/content-creation',
    heroButton: 'Get a Quote',
    closingButton: 'Start Your Content Journey',
    services: ['Blog articles', 'Slogans', 'Captions and scripts', 'Ad copywriting'],
  },
  {
    path: '/photography-video',
    heroButton: 'Get a Quote',
    closingButton: 'Start Your Visual Journey',
    services: ['Product photography', 'Corporate and lifestyle shoots', 'Promo videos', 'Reels'],
  },
  {
    path: '/seo',
    heroButton: 'Get SEO Analysis',
    closingButton: 'Start Your SEO Journey',
    services: ['Keyword research', 'On-page SEO', 'Blog strategy', 'Speed optimization'],
  },
];

/** The titles of the cards, and the label at the foot of each, which is no link. */
function expectServices(document: Document, titles: string[]): void {
  const services = region(document, 'Our Services');
  expect(textsOf(services.querySelectorAll('h3'))).toEqual(titles);
  expect(textsOf(services.querySelectorAll('*')).filter((text) => text === 'Learn More').length).toBeGreaterThanOrEqual(4);
  expect(services.querySelectorAll('a')).toHaveLength(0);
}

for (const { path, heroButton, closingButton, services } of sharedLayout)
  test(`${path} has its hero, four services, four benefits, three pictures, three questions and links to Contact`, async () => {
    const { document } = await openPage(path);
    expect(hrefsOf(document.querySelector('main') ?? document, heroButton)).toEqual(['/contact']);
    expectServices(document, services);

    const benefits = region(document, 'Benefits');
    for (const part of ['dt', 'dd']) expect(benefits.querySelectorAll(part)).toHaveLength(4);

    const portfolio = document.querySelector('main section:has(figcaption)');
    expect(portfolio?.querySelectorAll('figure')).toHaveLength(3);
    expect(portfolio?.querySelectorAll('figure :is(img[alt]:not([alt=""]), [role="img"])')).toHaveLength(3);

    const questions = textsOf(region(document, 'Why connect us').querySelectorAll('li'));
    expect(questions).toEqual(Array(3).fill(expect.stringMatching(/\?$/)));

    const contact = region(document, 'Contact us now');
    for (const name of [closingButton, 'Contact']) expect(hrefsOf(contact, name)).toEqual(['/contact']);
  });

test('/digital-marketing has its hero, four services, four metrics and three prompts', async () => {
  const { document } = await openPage('/digital-marketing');
  const hero = document.querySelector('main section');
  expect(hero && hrefsOf(hero, 'Get a Quote')).toEqual(['/contact']);
  expectServices(document, ['Google & Meta Ads Management', 'PPC Campaigns', 'Email Marketing Funnels', 'Media Buying & Strategy']);

  const why = region(document, 'Why Choose Us');
  const metrics = ['300%', '5x', 'Real-time', ...claimed([claimsIn('en').monitoring]).map(figureText)];
  expect(why.querySelectorAll('h3')).toHaveLength(metrics.length);
  // An element and its only child have the same text.
  expect([...new Set(textsOf(why.querySelectorAll('*')).filter((text) => metrics.includes(text)))]).toEqual(metrics);
  expect(hrefsOf(why, 'Start Your Campaign')).toEqual(['/contact']);

  const connect = region(document, 'Why connect us');
  expect(textsOf(connect.querySelectorAll('form[action="/contact"] label'))).toEqual(['We sell', 'It is bought by', 'A good month brings']);
  expect(textsOf(connect.querySelectorAll('button'))).toEqual(['Contact']);
});

test('the marketing pages have no island', async () => {
  for (const path of ['/digital-marketing', ...sharedLayout.map((page) => page.path)])
    expect((await openPage(path)).document.querySelector('main astro-island'), path).toBeNull();
});
