import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltSite } from '../assets/built-site.ts';
import { type Encoding, encodedBody } from '../assets/encodings.ts';
import type { Document } from '../assets/static-response.ts';

export const pagePolicy = "default-src 'none'; script-src 'self' 'sha256-test'";

/** A film of 1,000 bytes, each the last two digits of its position. */
export const film = Buffer.from(Array.from({ length: 1000 }, (_, position) => position % 100));

export const testDocument = (type: string, content: string | Buffer, more: Partial<Document> = {}): Document => {
  const bytes = Buffer.from(content);
  const compressed = type.startsWith('text/');
  const bodies: Partial<Record<Encoding, Buffer>> = { identity: bytes, ...(compressed && { br: brotliCompressSync(bytes) }) };
  return {
    type,
    cacheControl: 'public, max-age=0, must-revalidate',
    encodings: Object.keys(bodies) as Encoding[],
    body: (encoding) => encodedBody(bodies[encoding] ?? bytes),
    ...more,
  };
};

/**
 * A build of two files, two prerendered pages and five pages on demand: `/` lists the public reviews and is kept, `/contact` and
 * `/careers` show what became of a form, `/moved` redirects, `/broken` fails.
 */
export function testSite(): BuiltSite {
  const html = 'text/html; charset=utf-8';
  return {
    documents: new Map([
      ['/about', testDocument(html, '<h1>About</h1>', { policy: pagePolicy })],
      ['/_astro/app.js', testDocument('text/javascript', 'console.log()', { cacheControl: 'public, max-age=31536000, immutable' })],
      ['/films/hero.mp4', testDocument('video/mp4', film)],
    ]),
    notFoundPage: testDocument(html, '<h1>Page not found</h1>', { policy: pagePolicy }),
    faultPage: testDocument(html, '<h1>Something went wrong</h1>', { policy: pagePolicy }),
    scriptHashes: new Map(),
    handlePage,
  };
}

async function handlePage({ url }: IncomingMessage, response: ServerResponse, next: () => void, locals: App.Locals): Promise<void> {
  const send = (status: number, text: string) =>
    response.writeHead(status, { 'content-type': 'text/html', 'content-security-policy': pagePolicy }).end(text);
  if (url === '/broken') send(500, 'secret stack');
  else if (url === '/moved') response.writeHead(301, { location: '/about' }).end();
  else if (url === '/contact' || url === '/careers') send(200, `<h1>Form</h1>${JSON.stringify(locals.form)}`);
  else if (url === '/') {
    const reviews = await locals.data.publicReviews();
    locals.cacheFor(['reviews']);
    send(200, `<h1>Home</h1>${JSON.stringify(locals.form)}${reviews.map((review) => `<p>${review.message}</p>`).join('')}`);
  } else next();
}
