import { type FastifyError, type FastifyInstance, fastify, LogController } from 'fastify';
import { uploadsPrefix } from '#contract/api-paths';
import { defaultLocale, splitLocale } from '#contract/locales';
import type { LocalizedSiteData } from '#contract/site-data';
import { sitePaths, urls } from '#contract/urls';
import type { BuiltSite } from './assets/built-site.ts';
import { compressJsonResponses } from './assets/compress-json.ts';
import { createPreparedResponses, PreparableResponse } from './assets/prepared-responses.ts';
import { sendStaticResponse } from './assets/static-response.ts';
import type { Backend } from './backend.ts';
import { type LiveTexts, liveTexts } from './live-texts.ts';
import { type Logger, logRequests, logResponse } from './operations/logger.ts';
import { addMetrics } from './operations/metrics.ts';
import { addProbes } from './operations/probes.ts';
import { keepErrorPages, type LocalizedErrorPages } from './pages/error-pages.ts';
import { addFastPath } from './pages/fast-path.ts';
import { withHoursRevision } from './pages/hours-revision.ts';
import { offerPdfs } from './pages/offer-pdfs.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { readPictureSlots } from './pages/picture-slots.ts';
import { servePreviews } from './pages/preview-routes.ts';
import { watchRendering } from './pages/rendering-health.ts';
import { serveSite } from './pages/site-routes.ts';
import { serveSpeculationRules } from './pages/speculation-rules.ts';
import { warmUp } from './pages/warm-up.ts';
import { acceptFormPosts } from './plain-forms/plain-form-routes.ts';
import { submitInProcess, submitOverHttp } from './plain-forms/submit-form.ts';
import { serveApplicantPages } from './private-pages/applicant-pages.ts';
import { serveJobAlertPages } from './private-pages/job-alert-pages.ts';
import { serveOfferPages } from './private-pages/offer-pages.ts';
import { readInProcess, readOverHttp } from './private-pages/read-api.ts';
import { rejectDuplicateHost } from './protection/host-header.ts';
import { answerForWholeServer, answerHalfClosed, pathOfTarget } from './protection/request-target.ts';
import { securityHeaders } from './protection/security-headers.ts';
import { guardAgainstSlowBodies, serverTimeouts } from './protection/timeouts.ts';
import { remoteRevisions } from './remote/remote-revisions.ts';
import type { Settings } from './settings.ts';
import { serveShown } from './views/shown-routes.ts';

export interface ServerDependencies {
  settings: Settings;
  log: Logger;
  site: BuiltSite;
  /** Data source of the pages. */
  data: LocalizedSiteData;
  /** Undefined when the API is on another host. */
  backend: Backend | undefined;
  /** Rendered in the background as soon as the server listens. */
  pathsToWarm?: readonly string[];
}

/** Builds the whole server: site, API, probes. It does not listen yet; closing it does not close the dependencies. */
export async function createServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { settings, log, site, data, backend, pathsToWarm = [] } = dependencies;
  const headers = securityHeaders({ hstsSubdomains: settings.hstsSubdomains });
  const { render, failingPages } = watchRendering(
    createPageRenderer({ ...site, data, origin: settings.origin, apiOrigin: settings.apiOrigin }),
    sitePaths,
  );
  const readRevisions = backend ? () => backend.store.revisions.current() : remoteRevisions(data(defaultLocale));
  const revisions = withHoursRevision(readRevisions, () => data(defaultLocale).company());
  backend?.setOffersWith(offerPdfs(site.renderPage, settings.origin));
  backend?.findPictureSlots(readPictureSlots(render, revisions));
  // The pages themselves show when data cannot be read.
  const { errorPages, update: updateErrorPages } = await keepErrorPages(render, await revisions().catch(() => undefined));
  const live = backend?.live ?? liveTexts(data(defaultLocale).texts);
  const { texts } = live;
  const app = fastify({
    ...serverTimeouts,
    // Requests without a body skip the events of a stream that nobody reads.
    http: { ...serverTimeouts.http, optimizeEmptyRequests: true, ServerResponse: PreparableResponse },
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy ?? false,
    rewriteUrl: pathOfTarget,
    // For a URL that cannot be decoded, neither routes nor hooks are called.
    frameworkErrors: (_error, request, reply) =>
      void sendStaticResponse(request, reply.headers(headers), errorPages(request.url).notFound, 404),
  });
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headers);
    // Logos are public: a site on another host embeds them too.
    if (url.startsWith(`${uploadsPrefix}/`)) reply.header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
  logRequests(app);
  rejectDuplicateHost(app);
  answerForWholeServer(app);
  answerHalfClosed(app);
  guardAgainstSlowBodies(app);
  const metrics = addMetrics(app, {
    token: settings.metricsToken,
    isOnThisMachine: settings.exposure === undefined,
    outbox: backend?.store.outbox,
    webhookDeliveries: backend?.store.webhookDeliveries,
  });
  if (backend)
    await app.register(async (scope) => {
      compressJsonResponses(scope);
      await scope.register(backend.api);
    });

  const pages = createPageCache({
    render,
    permanent: new Set(sitePaths),
    async revisions() {
      const current = await revisions();
      if (!backend) await live.refreshTexts();
      return current;
    },
    follow: updateErrorPages,
    onError: (error) => log.error({ err: error }, 'the revisions of the data could not be read'),
  });
  addProbes(app, {
    state: backend && { ...backend, dataDir: settings.dataDir },
    homePageRenders: async () => (await pages.get(urls.home)).page?.status === 200,
    failingPages,
  });
  const submit = backend ? submitInProcess(app, backend.issueToken) : submitOverHttp(settings.apiOrigin ?? settings.origin);
  await app.register(async (pagesOnly) => {
    // A child logger per request costs more than finding the page; log lines of pages have the path instead of a request id.
    pagesOnly.setChildLoggerFactory((logger) => logger);
    handlePageErrors(pagesOnly, errorPages, texts);
    serveSpeculationRules(pagesOnly);
    serveShown(pagesOnly, backend?.views);
    serveSite(pagesOnly, { site, pages, errorPages, texts, views: backend?.views });
    if (backend) servePreviews(pagesOnly, { ...backend, render, errorPages });
    await pagesOnly.register(acceptFormPosts, { submit, render, texts });
    const read = backend ? readInProcess(app) : readOverHttp(settings.apiOrigin ?? settings.origin);
    for (const pagesOfLinks of [serveApplicantPages, serveJobAlertPages, serveOfferPages])
      await pagesOnly.register(pagesOfLinks, { read, submit, render, texts });
  });
  addFastPath(app, {
    site,
    pages,
    views: backend?.views,
    prepared: createPreparedResponses({ commonHeaders: headers, keepAliveTimeoutMs: serverTimeouts.keepAliveTimeout }),
    onResponse(request, { statusCode }, milliseconds) {
      metrics.countSiteResponse(milliseconds);
      logResponse(log, request, statusCode, milliseconds);
    },
  });

  const closing = new AbortController();
  app.addHook('onListen', async () => void warmUp({ pages, paths: pathsToWarm, log, signal: closing.signal }));
  app.addHook('onClose', async () => closing.abort());
  return app;
}

/** Responds to an error of a page with the error page, and never with the error itself. */
function handlePageErrors(app: FastifyInstance, errorPages: LocalizedErrorPages, texts: LiveTexts['texts']): void {
  app.removeAllContentTypeParsers();
  // A page takes no body: it is not read.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ req: request.raw, err: error }, 'page failed');
    if (request.headers.accept?.includes('text/html'))
      return sendStaticResponse(request, reply, errorPages(request.url).serverError, status);
    const { messages } = texts[splitLocale(request.url).locale];
    return reply.code(status).send({ message: status >= 500 ? messages['http.serverError'] : messages['http.malformed'] });
  });
}
