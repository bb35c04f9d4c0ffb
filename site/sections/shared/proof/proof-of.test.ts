import { expect, test } from 'vitest';
import type { Client } from '#contract/client';
import type { PublicReview } from '#contract/review';
import { clientsOf, reviewOf, reviewOfClient } from './proof-of.ts';

const review = (_id: string, message: string, more: Partial<PublicReview> = {}): PublicReview => ({
  _id,
  message,
  rate: 5,
  fullName: 'Lina (demo)',
  service: 'Web',
  ...more,
});

const client = (_id: string, more: Partial<Client> = {}): Client => ({
  _id,
  name: _id,
  logo: '/logo.svg',
  category: 'Banks',
  services: [{ type: 'Web' }],
  isPrivateWork: false,
  comingSoon: false,
  ...more,
});

const chosen = (reviews: PublicReview[], locale: 'en' | 'ar') => reviewOf('Web', reviews, locale)?._id;

test('the review is of the service, in the language of the page before others, then the best, then the newest', () => {
  const reviews = [
    review('other', 'Of something else', { service: 'AI' }),
    review('fair', 'It works', { rate: 4 }),
    review('arabic', 'يعمل كما اتفقنا'),
    review('new', 'It flies'),
    review('old', 'It flew'),
  ];
  expect(chosen(reviews, 'en')).toBe('new');
  expect(chosen(reviews, 'ar')).toBe('arabic');
  expect(chosen(reviews.slice(0, 2), 'ar')).toBe('fair');
  expect(chosen(reviews.slice(0, 1), 'en')).toBeUndefined();
});

test('the review of a client is theirs alone, in the language of the page before others', () => {
  const client = { _id: 'mills', name: 'Mills' };
  const reviews = [
    review('other', 'It flies'),
    review('arabic', 'يعمل كما اتفقنا', { client }),
    review('english', 'It works', { client, rate: 4 }),
  ];
  expect([reviewOfClient('mills', reviews, 'en')?._id, reviewOfClient('mills', reviews, 'ar')?._id]).toEqual(['english', 'arabic']);
  expect(reviewOfClient('mills', reviews.slice(0, 1), 'en')).toBeUndefined();
});

test('the first three clients that have the service and say so are shown', () => {
  const clients = [
    client('without', { services: [{ type: 'AI' }] }),
    client('hidden', { isPrivateWork: true, comingSoon: true }),
    ...['one', 'two', 'three', 'four'].map((name) => client(name)),
  ];
  expect(clientsOf('Web', clients).map(({ name }) => name)).toEqual(['one', 'two', 'three']);
});
