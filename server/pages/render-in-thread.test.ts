import { expect, test } from 'vitest';
import { renderInThread } from './render-in-thread.ts';

const render = (source: string) =>
  renderInThread({
    entry: `data:text/javascript,${encodeURIComponent(source)}`,
    url: 'http://localhost/profile.pdf',
    site: 'http://localhost',
    locale: 'en',
    company: {},
    changedTexts: {},
  });

test('a file is rendered in a thread of its own', async () => {
  const response = await render("export const renderPage = async () => new Response('PDF', { status: 201 })");

  expect([response.status, await response.text()]).toEqual([201, 'PDF']);
});

test.each([
  ['whose rendering fails', "export const renderPage = async () => { throw new Error('template') }", 'template'],
  ['that ends without a response', 'export const renderPage = () => process.exit(3)', 'ended with code 3 and no response'],
])('a thread %s rejects', async (_case, source, message) => {
  await expect(render(source)).rejects.toThrow(message);
});
