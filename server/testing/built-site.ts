import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltSite } from '../assets/built-site.ts';
import { type Encoding, encodedBody } from '../assets/encodings.ts';
import type { StaticResponse } from '../assets/static-response.ts';

export const pageCsp = "default-src 'none'; script-src 'self' 'sha256-test'";

/** A film of 1,000 bytes, each the last two digits of its position. */
export const film = Buffer.from(Array.from({ length: 1000 }, (_, position) => position % 100));

export const testResponse = (contentType: string, content: string | Buffer, more: Partial<StaticResponse> = {}): StaticResponse => {
  const bytes = Buffer.from(content);
  const compressed = contentType.startsWith('text/');
  const bodies: Partial<Record<Encoding, Buffer>> = { identity: bytes, ...(compressed && { br: brotliCompressSync(bytes) }) };
  return {
    contentType,
    cacheControl: 'public, max-age=0, must-revalidate',
    encodings: Object.keys(bodies) as Encoding[],
    body: (encoding) => encodedBody(bodies[encoding] ?? bytes),
    ...more,
  };
};

/**
 * A build of two files, two prerendered pages and pages on demand: `/` lists the public reviews and is cached, `/client-details/<id>` shows
 * a client or is not found and is cached, `/contact` and `/careers` show the outcome of a form, `/moved` redirects, `/broken` fails.
 */
export function testSite(): BuiltSite {
  const html = 'text/html; charset=utf-8';
  return {
    staticResponses: new Map([
      ['/about', testResponse(html, '<h1>About</h1>', { csp: pageCsp })],
      ['/_astro/app.js', testResponse('text/javascript', 'console.log()', { cacheControl: 'public, max-age=31536000, immutable' })],
      ['/films/hero.mp4', testResponse('video/mp4', film)],
    ]),
    notFoundPage: testResponse(html, '<h1>Page not found</h1>', { csp: pageCsp }),
    faultPage: testResponse(html, '<h1>Something went wrong</h1>', { csp: pageCsp }),
    scriptHashes: new Map(),
    handlePage,
  };
}

async function handlePage({ url }: IncomingMessage, response: ServerResponse, next: () => void, locals: App.Locals): Promise<void> {
  const send = (status: number, text: string) =>
    response.writeHead(status, { 'content-type': 'text/html', 'content-security-policy': pageCsp }).end(text);
  if (url === '/broken') send(500, 'secret stack');
  else if (url === '/moved') response.writeHead(301, { location: '/about' }).end();
  else if (url?.startsWith('/client-details/')) {
    const client = await locals.data.client(url.slice('/client-details/'.length));
    locals.cacheFor(['clients']);
    send(client ? 200 : 404, `<h1>${client?.name}</h1>`);
  } else if (url === '/contact' || url === '/careers') send(200, `<h1>Form</h1>${JSON.stringify(locals.form)}`);
  else if (url === '/') {
    const reviews = await locals.data.publicReviews();
    locals.cacheFor(['reviews']);
    send(200, `<h1>Home</h1>${JSON.stringify(locals.form)}${reviews.map((review) => `<p>${review.message}</p>`).join('')}`);
  } else next();
}
