import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fastify } from 'fastify';
import { welcomeDemoOwner } from '#api/accounts/demo-owner';
import { unprefixedApiPaths, uploadsPrefix } from '#contract/api-paths';
import { localizedPath, splitLocale } from '#contract/locales';
import { previewedPath } from '#contract/office/text-preview';
import { jobPreview, offerSheet } from '#contract/urls';
import { openBackend } from './backend.ts';
import { createLogger } from './operations/logger.ts';
import { recordReads } from './pages/page-reads.ts';
import type { PageExtras, RenderPage } from './pages/page-renderer.ts';
import { readPictureSlots } from './pages/picture-slots.ts';
import { acceptFormPosts } from './plain-forms/plain-form-routes.ts';
import { submitInProcess } from './plain-forms/submit-form.ts';
import { serveApplicantPages } from './private-pages/applicant-pages.ts';
import { serveOfferPages } from './private-pages/offer-pages.ts';
import { readInProcess } from './private-pages/read-api.ts';
import type { Environment } from './settings/names.ts';
import { environment, isDemoOnThisMachine, readSettings } from './settings.ts';

/** Astro's development server reads `Astro.locals` from here. */
const astroLocals = Symbol.for('astro.locals');
const outcomeHeader = 'x-form-outcome';

const unprefixedPaths = Object.values(unprefixedApiPaths);

/** The pages behind links of applicants and customers, unless it is this process that requests one from the development server. */
const isPageOfLink = ({ url = '/', headers }: IncomingMessage) =>
  headers[outcomeHeader] === undefined && /^\/(?:application|offer)\//.test(splitLocale(url).path);

const isForApi = (request: IncomingMessage) => isPageOfLink(request) || isApiRequest(request);

const isApiRequest = ({ method, url = '/' }: IncomingMessage) =>
  (method !== 'GET' && method !== 'HEAD') ||
  url.startsWith('/api/') ||
  url.startsWith(`${uploadsPrefix}/`) ||
  unprefixedPaths.includes(url.split('?', 1)[0] ?? '');

/** Settings of the live site's data and mails. The development server ignores them and has its own in `data/dev`. */
const ofTheLiveSite = /^(?:API_ORIGIN|DATA_DIR|DATABASE_URL|S3_\w+|SMTP_URL|IMAP_URL)$/;

export function developmentEnvironment(env: Environment): Environment {
  const own = Object.entries(env).filter(([name]) => !ofTheLiveSite.test(name));
  return { LOG_LEVEL: 'warn', ...Object.fromEntries(own), DATA_DIR: './data/dev' };
}

/**
 * The API and the form posts for the development server, on a database of their own in `data/dev`.
 *
 * @param origin returns the origin of the development server; called after it has started to listen
 */
export async function createDevelopmentMiddleware(origin: () => string) {
  const env = environment();
  const settings = readSettings(developmentEnvironment(env));
  const log = createLogger(settings.logLevel);
  const ignored = Object.keys(env).filter((name) => env[name] && ofTheLiveSite.test(name));
  if (ignored.length > 0)
    log.warn({ settings: ignored, folder: settings.dataDir }, 'development has data and mails of its own; these settings are ignored');
  const backend = await openBackend(settings, log);
  /** `company`: given where it is not the one of today. */
  type Outcome = PageExtras & Partial<Pick<App.Locals, 'company'>>;
  const outcomes = new Map<string, Outcome>();

  /** Requests the page from the development server. The outcome stays in this process; the request has its key. */
  const render = async (path: string, extras: Outcome = {}): ReturnType<RenderPage> => {
    const key = randomUUID();
    outcomes.set(key, extras);
    try {
      const response = await fetch(origin() + path, { headers: { [outcomeHeader]: key } });
      return {
        status: response.status,
        contentType: 'text/html; charset=utf-8',
        body: Buffer.from(await response.arrayBuffer()),
        csp: undefined,
        location: undefined,
        dependencies: undefined,
      };
    } finally {
      outcomes.delete(key);
    }
  };

  backend.setOffersWith(async (offerPaper, company) => {
    const rendered = await render(localizedPath(offerSheet, offerPaper.content.locale), { offerPaper, company });
    if (rendered?.status !== 200) throw new Error('A price offer could not be set');
    return rendered.body;
  });
  backend.findPictureSlots(readPictureSlots(render, () => backend.store.revisions.current()));

  const app = fastify({ loggerInstance: log });
  await app.register(backend.api);
  await app.register(acceptFormPosts, { submit: submitInProcess(app, backend.issueToken), render, texts: backend.live.texts });
  for (const pagesOfLinks of [serveApplicantPages, serveOfferPages])
    await app.register(pagesOfLinks, {
      read: readInProcess(app),
      submit: submitInProcess(app, backend.issueToken),
      render,
      texts: backend.live.texts,
    });
  app.addHook('onClose', () => backend.close());
  await app.ready();

  /** Returns what a page is rendered with, a preview for staff included. */
  async function localsOf({ headers, url = '/' }: IncomingMessage): Promise<App.Locals> {
    const extras = outcomes.get(headers[outcomeHeader]?.toString() ?? '');
    const previewed = previewedPath(url);
    const { locale, path } = splitLocale(previewed ?? url);
    const { pathname, searchParams } = new URL(path, settings.origin);
    const visit = { headers, protocol: 'http', hostname: headers.host?.replace(/:\d+$/, '') ?? '' } as const;
    const drafts = previewed === undefined ? undefined : await backend.previewTexts(visit);
    const job = pathname === jobPreview ? await backend.previewJob(visit, searchParams.get('job'), locale) : undefined;
    return {
      site: new URL(settings.origin),
      locale,
      apiOrigin: undefined,
      company: await backend.store.company.published(),
      pictures: await backend.store.pictures.published(),
      texts: { changed: await backend.store.texts.published(), onRead: () => undefined },
      data: recordReads(backend.data(locale), undefined).data,
      ...extras,
      ...(job && { preview: { job } }),
      ...(drafts && { preview: { drafts } }),
    };
  }

  return {
    async handle(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): Promise<void> {
      if (isForApi(request)) {
        app.routing(request, response);
        return;
      }
      try {
        const locals = await localsOf(request);
        Reflect.set(request, astroLocals, locals);
        const { url = '/' } = request;
        request.url = splitLocale((locals.preview?.drafts && previewedPath(url)) ?? url).path;
      } catch (error) {
        next(error);
        return;
      }
      next();
    },
    /** Returns the link by which the demo's owner comes in, once; undefined without the demo, or where others reach it. */
    officeLink: async () => (isDemoOnThisMachine(settings) ? origin() + (await welcomeDemoOwner(backend.store)) : undefined),
    close: () => app.close(),
  };
}
