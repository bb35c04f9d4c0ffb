import { expect, test } from 'vitest';
import { watchRendering } from './rendering-health.ts';

test('a page is failing from a rendering that fails to one that succeeds; URLs without end are not remembered', async () => {
  let fails = true;
  const { render, failingPages } = watchRendering(async () => {
    if (fails) throw new Error('template');
    return undefined;
  }, ['/', '/clients']);

  for (const url of ['/clients?page=2', '/client-details/a']) await expect(render(url)).rejects.toThrow('template');
  expect(failingPages()).toEqual(['/clients']);
  fails = false;
  await render('/clients');
  expect(failingPages()).toEqual([]);
});
