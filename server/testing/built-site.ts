import { brotliCompressSync } from 'node:zlib';
import type { Locale } from '#contract/locales';
import type { BuiltSite } from '../assets/built-site.ts';
import { type Encoding, encodedBody } from '../assets/encodings.ts';
import type { StaticResponse } from '../assets/static-response.ts';

export const pageCsp = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

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
 * A build of three files and of pages in two languages: `/about` has no data but the drafts of a preview, `/` lists the public reviews,
 * `/client-details/<id>` shows a client or is not found, `/our-group` lists the offices, `/contact` and `/careers` show the outcome of a form, `/careers/preview` shows a job to staff,
 * `/application/<token>` shows the status of an application, `/careers/alerts` what came of asking for emails of new jobs, `/offer/<token>` a price offer, which `/offer.pdf` makes a file, `/moved` redirects, `/gone-<anything>` is explained by `/about`, `/broken` fails.
 */
export function testSite(): BuiltSite {
  return {
    staticResponses: new Map([
      ['/_astro/app.js', testResponse('text/javascript', 'console.log()', { cacheControl: 'public, max-age=31536000, immutable' })],
      ['/map.svg', testResponse('image/svg+xml', '<svg/>')],
      ['/films/hero.mp4', testResponse('video/mp4', film)],
    ]),
    undrawnPictures: new Set(),
    drawPicture: async () => undefined,
    scriptHashes: new Map(),
    renderPage,
  };
}

const titles: Record<Locale, Record<'home' | 'about' | 'form' | 'notFound' | 'serverError', string>> = {
  en: { home: 'Home', about: 'About', form: 'Form', notFound: 'Page not found', serverError: 'Something went wrong' },
  ar: { home: 'الرئيسية', about: 'من نحن', form: 'نموذج', notFound: 'الصفحة غير موجودة', serverError: 'حدث خطأ ما' },
};

async function renderPage(
  request: Request,
  { locale, data, form, application, jobAlerts = { state: 'asking' }, offer, offerPaper, preview }: App.Locals,
): Promise<Response | undefined> {
  const page = (text: string, status = 200) =>
    new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pageCsp } });
  const title = titles[locale];
  const path = new URL(request.url).pathname;
  if (path.startsWith('/client-details/')) {
    const client = await data.client(path.slice('/client-details/'.length));
    return page(`<h1>${client?.name}</h1>`, client ? 200 : 404);
  }
  if (path.startsWith('/application/'))
    return application ? page(`<h1>${locale} ${path.endsWith('/withdraw') ? 'withdraw' : application.stage}</h1>`) : page('', 404);
  if (path === '/careers/alerts') return page(`<h1>${locale} ${jobAlerts.state}</h1>${JSON.stringify(jobAlerts)}`);
  if (path.startsWith('/offer/')) {
    const { state, refused, isAsked } = offer ?? {};
    return offer ? page(`<h1>${locale} ${state}</h1>${JSON.stringify({ refused, isAsked })}`) : page('', 404);
  }
  if (path === '/offer.pdf') return new Response(offerPaper && `%PDF ${offerPaper.number}`, { status: offerPaper ? 200 : 404 });
  if (path.startsWith('/gone-')) return new Response(null, { status: 404, headers: { 'content-location': '/about' } });
  switch (path) {
    case '/':
      return page(
        `<h1>${title.home}</h1>${JSON.stringify(form)}${(await data.publicReviews()).map((review) => `<p>${review.message}</p>`).join('')}`,
      );
    case '/about':
      return page(`<h1>${title.about}</h1>${preview?.drafts ? JSON.stringify(preview.drafts) : ''}`);
    case '/our-group':
      return page((await data.groups()).map(({ address }) => `<p>${address}</p>`).join(''));
    case '/contact':
    case '/careers':
      return page(`<h1>${title.form}</h1>${JSON.stringify(form)}`);
    case '/careers/preview':
      return page(`<h1>${preview?.job?.jobTitle}</h1>`, preview?.job ? 200 : 404);
    case '/moved':
      return new Response(null, { status: 301, headers: { location: '/about' } });
    case '/broken':
      throw new Error('secret stack');
    case '/404':
      return page(`<h1>${title.notFound}</h1>`, 404);
    case '/500':
      return page(`<h1>${title.serverError}</h1>`, 500);
    default:
      return undefined;
  }
}
