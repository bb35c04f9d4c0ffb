import { type FastifyError, type FastifyInstance, fastify, LogController } from 'fastify';
import { messages } from '#content/messages';
import { uploadsPrefix } from '#contract/api-paths';
import type { SiteData } from '#contract/site-data';
import type { BuiltSite } from './assets/built-site.ts';
import { compressJsonResponses } from './assets/compress-json.ts';
import { createPreparedResponses } from './assets/prepared-responses.ts';
import { sendStaticResponse } from './assets/static-response.ts';
import type { Backend } from './backend.ts';
import { type Logger, logRequests, logResponse } from './operations/logger.ts';
import { addMetrics } from './operations/metrics.ts';
import { addProbes } from './operations/probes.ts';
import { addFastPath } from './pages/fast-path.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { serveSite } from './pages/site-routes.ts';
import { acceptFormPosts } from './plain-forms/plain-form-routes.ts';
import { submitInProcess, submitOverHttp } from './plain-forms/submit-form.ts';
import { rejectDuplicateHost } from './protection/host-header.ts';
import { securityHeaders } from './protection/security-headers.ts';
import { guardAgainstSlowBodies, serverTimeouts } from './protection/timeouts.ts';
import type { Settings } from './settings.ts';

export interface ServerDependencies {
  settings: Settings;
  log: Logger;
  site: BuiltSite;
  /** Data source of the pages. */
  data: SiteData;
  /** Undefined when the API is on another host. */
  backend: Backend | undefined;
}

/** Builds the whole server: site, API, probes. It does not listen yet; closing it does not close the dependencies. */
export async function createServer({ settings, log, site, data, backend }: ServerDependencies): Promise<FastifyInstance> {
  const headers = securityHeaders({ crossOriginApi: settings.apiOrigin !== undefined, hstsSubdomains: settings.hstsSubdomains });
  const app = fastify({
    ...serverTimeouts,
    // Requests without a body skip the events of a stream that nobody reads.
    http: { ...serverTimeouts.http, optimizeEmptyRequests: true },
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy ?? false,
    // For a URL that cannot be decoded, neither routes nor hooks are called.
    frameworkErrors: (_error, request, reply) => void sendStaticResponse(request, reply.headers(headers), site.notFoundPage, 404),
  });
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headers);
    // Logos are public: a site on another host embeds them too.
    if (url.startsWith(`${uploadsPrefix}/`)) reply.header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
  logRequests(app);
  rejectDuplicateHost(app);
  guardAgainstSlowBodies(app);
  addProbes(app, { store: backend?.store, dataDir: settings.dataDir });
  const metrics = addMetrics(app, { token: settings.metricsToken, outbox: backend?.store.outbox });
  if (backend)
    await app.register(async (scope) => {
      compressJsonResponses(scope);
      await scope.register(backend.api);
    });

  const render = createPageRenderer({ ...site, data, origin: settings.origin });
  const pages = createPageCache({
    render,
    revisions: async () => (await backend?.store.revisions.current()) ?? {},
    onError: (error) => log.error({ err: error }, 'the revisions of the data could not be read'),
  });
  const submit = backend ? submitInProcess(app, backend.issueToken) : submitOverHttp(settings.apiOrigin ?? settings.origin);
  await app.register(async (pagesOnly) => {
    // A child logger per request costs more than finding the page; log lines of pages have the path instead of a request id.
    pagesOnly.setChildLoggerFactory((logger) => logger);
    handlePageErrors(pagesOnly, site);
    serveSite(pagesOnly, { site, pages });
    await pagesOnly.register(acceptFormPosts, { submit, render, texts: messages });
  });
  addFastPath(app, {
    site,
    pages,
    prepared: createPreparedResponses({ commonHeaders: headers, keepAliveTimeoutMs: serverTimeouts.keepAliveTimeout }),
    onResponse(request, { statusCode }, milliseconds) {
      metrics.countSiteResponse(milliseconds);
      logResponse(log, request, statusCode, milliseconds);
    },
  });
  return app;
}

/** Responds to an error of a page with the error page, and never with the error itself. */
function handlePageErrors(app: FastifyInstance, site: BuiltSite): void {
  app.removeAllContentTypeParsers();
  // A page takes no body: it is not read.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ req: request.raw, err: error }, 'page failed');
    if (request.headers.accept?.includes('text/html')) return sendStaticResponse(request, reply, site.faultPage, status);
    return reply.code(status).send({ message: status >= 500 ? messages['http.serverError'] : messages['http.malformed'] });
  });
}
