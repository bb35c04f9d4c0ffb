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
      dependencies: undefined,
    };
  };
  const { errorPages, update } = await keepErrorPages(render, 'first');
  const shown = async () => Buffer.from((await errorPages('/').notFound.body('identity')).bytes).toString();
  [company, isBroken] = ['New', true];

  await update('second');
  const meanwhile = await shown();
  isBroken = false;
  await update('second');

  expect([meanwhile, await shown()]).toEqual(['Old', 'New']);
});
