import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Headers by which a client could pass for another, or ask for something else than it does; nginx passes on what it is not told to set. */
const claims = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'x-original-url',
  'x-rewrite-url',
  'x-real-ip',
  'forwarded',
];

test('deploy/nginx.conf sets or drops every header with which a client could claim to be another, and never appends to one', async () => {
  const file = await readFile('deploy/nginx.conf', 'utf8');
  const locations = [...file.matchAll(/location [^{]+\{[^}]*\}/g)].map(([text]) => text).filter((text) => text.includes('proxy_pass'));

  expect(locations.length).toBeGreaterThan(0);
  for (const location of locations) {
    const set = new Map(
      [...location.matchAll(/^\s*proxy_set_header (\S+) +(.+);$/gm)].map(([, name = '', value]) => [name.toLowerCase(), value]),
    );
    expect(claims.filter((name) => !set.has(name))).toEqual([]);
    for (const value of set.values()) expect(value).not.toContain('$proxy_add_x_forwarded_for');
    for (const name of claims.slice(2)) expect([name, set.get(name)]).toEqual([name, '""']);
  }
  expect(file).toMatch(/location = \/metrics \{ return 404; \}/);
});
