import { expect, test } from 'vitest';
import { thirdParties } from '../../tests/fixtures/third-parties.ts';
import { hasFrame, pageCsp } from './page-csp.ts';

// `printf 'p{}' | openssl dgst -sha256 -binary | base64`, and the same for `go()`.
const style = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='";
const nothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const script = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

test('a page allows its own inline scripts and style sheets, and those of no other page', () => {
  const policy = `default-src 'none'; script-src 'self' 'sha256-other' ${script} ${nothing}; style-src 'self' ${style} 'sha256-another';`;
  const html = '<head><style data-x="1">p{}</style></head><script type="module">go()</script><script src="/a.js"></script>';
  expect(pageCsp(policy, html)).toBe(`default-src 'none'; script-src 'self' ${script}; style-src 'self' ${style};`);
});

test('a page without any allows none', () => {
  expect(pageCsp(`script-src 'self' ${script}; style-src 'self' ${style};`, '<p>p{}</p>')).toBe("script-src 'self'; style-src 'self';");
});

test('a page allows the hosts of its pictures, and the API, and no others', () => {
  const policy = "img-src 'self' data:; connect-src 'self'; script-src 'self'";
  expect(pageCsp(policy, '', { pictures: ['https://logos.example', 'https://api.example'], api: 'https://api.example' })).toBe(
    "img-src 'self' https://api.example https://logos.example data:; connect-src 'self' https://api.example; script-src 'self'",
  );
  expect(pageCsp(policy, '')).toBe(policy);
});

test('a page that shows a film of the company’s own plays it from the API’s host, and no other page does', () => {
  const policy = "img-src 'self' data:; media-src 'self'";
  const others = { pictures: [], api: 'https://api.example' };
  expect(pageCsp(policy, '<video class="own-film">', others)).toBe(
    "img-src 'self' https://api.example data:; media-src 'self' https://api.example",
  );
  expect(pageCsp(policy, '<video class="film">', others)).toContain("media-src 'self'");
  expect(pageCsp(policy, '<video class="film">', others)).not.toContain("media-src 'self' https");
});

test('a page allows the scripts and the frame of others where it has them, their hosts exactly, and none for what a visitor has written', () => {
  const policy = "img-src 'self' data:; connect-src 'self'; script-src 'self'; style-src 'self'";
  const policyOf = (html: string) => pageCsp(policy, html, { pictures: [], api: undefined, thirdParties });

  expect(policyOf('<template data-analytics="https://cdn.counting.example/count.js"></template>')).toBe(
    "img-src 'self' data:; connect-src 'self' https://events.counting.example; script-src 'self' https://cdn.counting.example https://modules.counting.example; style-src 'self'",
  );
  expect(policyOf('<iframe src="https://maps.example/embed">')).toBe(`${policy}; frame-src https://maps.example`);
  const written = '<p>&lt;template data-analytics="x"&gt; &lt;iframe src="x"&gt; data-analytics= iframe</p>';
  expect([policyOf(written), hasFrame(written)]).toEqual([policy, false]);
});
