import { expect, test } from 'vitest';
import { keepErrorPages } from './error-pages.ts';
import type { RenderPage } from './page-renderer.ts';

test('error pages that could not be rendered anew stay, and the next request renders them', async () => {
  let [company, isBroken] = ['Old', false];
  const render: RenderPage = async (url) => {
    if (isBroken) throw new Error('template');
    return {
      status: url.endsWith('/404') ? 404 : 500,
      contentType: 'text/html; charset=utf-8',
      body: Buffer.from(company),
      csp: undefined,
      location: undefined,
      dependencies: { tags: ['company'], maxAgeMs: Number.POSITIVE_INFINITY },
    };
  };
  const { errorPages, update } = await keepErrorPages(render, { company: 1 });
  const shown = async () => Buffer.from((await errorPages('/').notFound.body('identity')).bytes).toString();
  [company, isBroken] = ['New', true];

  await update({ company: 2 });
  const meanwhile = await shown();
  isBroken = false;
  await update({ company: 2 });

  expect([meanwhile, await shown()]).toEqual(['Old', 'New']);
});

test('error pages are rendered anew for what they show alone', async () => {
  let count = 0;
  const { update } = await keepErrorPages(
    async (url) => {
      count += 1;
      return {
        status: url.endsWith('/404') ? 404 : 500,
        contentType: 'text/html; charset=utf-8',
        body: Buffer.from(''),
        csp: undefined,
        location: undefined,
        dependencies: { tags: url.includes('/404') ? ['company', 'text:notFound'] : ['company'], maxAgeMs: Number.POSITIVE_INFINITY },
      };
    },
    { company: 1 },
  );
  const atStart = count;

  await update({ company: 1, reviews: 2, 'text:home': 3 });
  const other = count;
  await update({ company: 1, 'text:notFound': 1 });

  expect([other, count]).toEqual([atStart, 2 * atStart]);
});
