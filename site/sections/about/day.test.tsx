import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CompanyValues } from '#contract/company';
import { withCompany } from '#site/content/company.ts';
import { content } from '#site/content/content.ts';
import { Day } from './day.tsx';

const rendered = (servicesOff: CompanyValues['servicesOff']) =>
  withCompany({ servicesOff } as CompanyValues, () => renderToStaticMarkup(<Day text={content('about', 'en').day} locale="en" />));

test('a moment leads to the service that is at work in it, in the order of the day', () => {
  const moments = [...rendered([]).matchAll(/<time dateTime="([\d:]+)".*?<a [^>]*href="([^"]+)"/gs)].map(([, time, href]) => [time, href]);
  expect(moments).toHaveLength(8);
  expect(moments[0]).toEqual(['07:00', '/point-of-sale']);
  const times = moments.map(([time = '']) => time);
  expect(times).toEqual(times.toSorted((one, other) => one.localeCompare(other)));
});

test('a moment of a service that is not offered is left out; few of them are no day', () => {
  const html = rendered(['cctv']);
  expect([html.includes('15:20'), html.includes('12:30')]).toEqual([false, true]);
  expect(rendered(['cctv', 'website', 'networking', 'pointOfSale', 'cloudServices'])).toBe('');
});
