import { expect, test } from 'vitest';
import { renderInProcess } from './render-in-process.ts';

const render = (source: string) =>
  renderInProcess({
    entry: `data:text/javascript,${encodeURIComponent(source)}`,
    url: 'http://localhost/profile.pdf',
    site: 'http://localhost',
    locale: 'en',
    company: {},
    changedTexts: {},
  });

test('a file is rendered in a process of its own', async () => {
  const response = await render("export const renderPage = async () => new Response('PDF', { status: 201 })");

  expect([response.status, await response.text()]).toEqual([201, 'PDF']);
});

test.each([
  ['whose rendering fails', "export const renderPage = async () => { throw new Error('template') }", 'template'],
  ['that ends without a response', 'export const renderPage = () => process.exit(3)', 'ended with code 3 and no response'],
])('a process %s rejects', async (_case, source, message) => {
  await expect(render(source)).rejects.toThrow(message);
});
