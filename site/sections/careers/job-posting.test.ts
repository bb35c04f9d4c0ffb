import { expect, test } from 'vitest';
import { brand } from '#brand';
import type { Career } from '#contract/career';
import { jobPosting } from './job-posting.ts';

const site = new URL('https://company.example');
const career: Career = {
  _id: 'a b',
  jobTitle: 'Network Engineer',
  location: 'Amman, Jordan',
  closingDate: '2026-12-14',
  publishedAt: '2026-11-01T08:00:00.000Z',
  summary: 'Cables & <b>switches</b>.',
  responsibilities: ['Plan', 'Build'],
  qualifications: [],
};

test('a position is described to job search engines with what its page says', () => {
  expect(jobPosting(career, site)).toEqual({
    '@type': 'JobPosting',
    title: 'Network Engineer',
    description: '<p>Cables &amp; &lt;b&gt;switches&lt;/b&gt;.</p><h3>Key Responsibilities</h3><ul><li>Plan</li><li>Build</li></ul>',
    url: 'https://company.example/careers?job=a+b',
    datePosted: '2026-11-01T08:00:00.000Z',
    validThrough: '2026-12-14T23:59:59+03:00',
    hiringOrganization: expect.objectContaining({ '@type': 'Organization', name: brand.name }),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Amman', addressCountry: 'Jordan' },
    },
  });
});

test('a location of one word is a country', () => {
  expect(jobPosting({ ...career, location: 'Jordan' }, site).jobLocation).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressCountry: 'Jordan' },
  });
});
