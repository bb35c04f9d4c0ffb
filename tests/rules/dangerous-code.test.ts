import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesNamed, root } from './module-graph.ts';
import { linesWith } from './production-code.ts';

test('no text is evaluated as code', () => {
  expect(linesWith(/\beval\(|new Function\(|node:vm|setTimeout\(['"`]/)).toEqual([]);
});

test('no system programs are run', () => {
  // A second process of the server's own code, without a shell and without arguments.
  expect(linesWith(/child_process/)).toEqual([
    "server/pages/render-in-process.ts: import { type ForkOptions, fork } from 'node:child_process';",
  ]);
});

test('XML is parsed in one place only, drawings that are uploaded, by a parser that knows no entities of a document and loads nothing', () => {
  const parsers = linesWith(/DOMParser|from '(?:@rgrove\/parse-xml|@xmldom\/xmldom|fast-xml-parser|libxmljs|sax|saxes|xml2js)'/);
  expect(parsers.map((line) => line.split(': ')[0])).toEqual(['api/services/office/logos/svg/read-svg.ts']);
  expect(linesWith(/resolveUndefinedEntity|ignoreUndefinedEntities/)).toEqual([]);
});

test('raw HTML is inserted in one place only, the structured data of a page', () => {
  const places = linesWith(/dangerouslySetInnerHTML|set:html|innerHTML|outerHTML|insertAdjacentHTML|document\.write/);
  expect(places.filter((place) => !/^site\/layouts\/metadata\.astro: .*set:html=\{scriptJson\(/.test(place))).toEqual([]);
});

test('no locale is taken for one that writes dates as ISO 8601 does: engines differ, and contract/time/wall-time.ts reads the parts', () => {
  expect(linesWith(/['"](?:en-CA|fr-CA|sv(?:-SE)?|lt(?:-LT)?)['"]/)).toEqual([]);
});

test('every hash is SHA-256', () => {
  expect(linesWith(/create(?:Hash|Hmac)\(/).filter((line) => !/create(?:Hash|Hmac)\('sha256'/.test(line))).toEqual([]);
  expect(linesWith(/createCipher|createSign/)).toEqual([]);
});

test('no form submits its fields in a URL, but for the lines that open the quote form', () => {
  // After a quotation mark it is a sample of code that a page shows.
  const formsIn = (path: string) => readFileSync(join(root, path), 'utf8').match(/(?<!')<form\b[^>]*>/g) ?? [];
  const opening = 'site/sections/shared/opening-form.tsx';
  const forms = filesNamed('.tsx')
    .filter((path) => path !== opening)
    .flatMap(formsIn);
  expect(forms.length).toBeGreaterThan(3);
  expect(forms.filter((form) => !/method="(?:post|dialog)"/.test(form))).toEqual([]);
  expect(formsIn(opening)).toEqual([expect.stringContaining('method="get" action={pageUrl(\'contact\', locale)}')]);
});

test('the proxy configuration allows TLS 1.2 and 1.3 only, and redirects http to https', () => {
  const proxy = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  expect(proxy).toMatch(/^\s*ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
  expect(proxy).toMatch(/listen 80;[\s\S]*?return 308 https:\/\/\$host\$request_uri;/);
});

test('the proxy configuration forwards the host with its port, by which forms of other sites are detected', () => {
  const proxy = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  expect(proxy).toMatch(/^map \$http_host \$requested_host \{\n {2}default \$http_host;$/m);
  expect(proxy).toMatch(/^\s*proxy_set_header Host \$requested_host;$/m);
});
