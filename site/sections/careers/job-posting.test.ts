import { expect, test } from 'vitest';
import { brand } from '#brand';
import type { Job } from '#contract/job';
import { content } from '#site/content/content.ts';
import { jobPosting } from './job-posting.ts';

const site = new URL('https://company.example');
const career: Job = {
  _id: 'a b',
  jobTitle: 'Network Engineer',
  location: 'Lisbon, Portugal',
  closingDate: '2026-12-14',
  publishedAt: '2026-11-01T08:00:00.000Z',
  summary: 'Cables & <b>switches</b>.',
  responsibilities: ['Plan', 'Build'],
  qualifications: [],
};

const headings = content('careers', 'en').jobHeadings;

test('a position is described to job search engines with what its page says', () => {
  expect(jobPosting(career, headings, site)).toEqual({
    '@type': 'JobPosting',
    title: 'Network Engineer',
    description: '<p>Cables &amp; &lt;b&gt;switches&lt;/b&gt;.</p><h3>Key Responsibilities</h3><ul><li>Plan</li><li>Build</li></ul>',
    identifier: { '@type': 'PropertyValue', name: brand.name, value: 'a b' },
    url: 'https://company.example/careers?job=a+b',
    datePosted: '2026-11-01T08:00:00.000Z',
    validThrough: expect.stringMatching(/^2026-12-14T23:59:59(?:Z|[+-]\d\d:\d\d)$/),
    hiringOrganization: expect.objectContaining({
      '@type': 'Organization',
      name: brand.name,
      logo: 'https://company.example/icon-512.png',
    }),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Lisbon', addressCountry: 'PT' },
    },
    directApply: true,
  });
});

test('a position closes with the last second of its day where the company is', () => {
  const closes = new Date(String(jobPosting(career, headings, site).validThrough));
  const atOffice = new Intl.DateTimeFormat('en-GB', { timeZone: brand.timeZone, dateStyle: 'short', timeStyle: 'medium' });
  expect(atOffice.format(closes)).toBe('14/12/2026, 23:59:59');
});

test.each([
  ['Portugal', 'PT'],
  ['Atlantis', 'Atlantis'],
])('a location of one word, %s, is a country', (location, country) => {
  expect(jobPosting({ ...career, location }, headings, site).jobLocation).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressCountry: country },
  });
});

test('an Arabic position is described in Arabic, under its Arabic URL', () => {
  const arabic = { ...career, jobTitle: 'مهندس شبكات', location: 'عمّان، الأردن' };
  expect(jobPosting(arabic, content('careers', 'ar').jobHeadings, site)).toMatchObject({
    title: 'مهندس شبكات',
    description: expect.stringContaining('<h3>المسؤوليات الرئيسية</h3>'),
    url: 'https://company.example/ar/careers?job=a+b',
    jobLocation: { address: { addressLocality: 'عمّان', addressCountry: 'JO' } },
  });
});
