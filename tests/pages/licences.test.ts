import { expect, inject, test } from 'vitest';

test('the licences of others can be read on the site', async () => {
  const response = await fetch(`${inject('siteUrl')}/licenses.txt`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(await response.text()).toContain('SIL OPEN FONT LICENSE');
});
