import { type FastifyError, type FastifyInstance, fastify, LogController } from 'fastify';
import { uploadsPrefix } from '#contract/api-paths';
import { messages } from '#contract/messages';
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
import { submitHere, submitThere } from './plain-forms/submit-form.ts';
import { refuseDoubledHost } from './protection/host-header.ts';
import { securityHeaders } from './protection/security-headers.ts';
import { limitBodies, timeLimits } from './protection/timeouts.ts';
import type { Settings } from './settings.ts';

export interface ServerDependencies {
  settings: Settings;
  log: Logger;
  site: BuiltSite;
  /** What pages are rendered from. */
  data: SiteData;
  /** Missing when the API is on another host. */
  backend: Backend | undefined;
}

/** Builds the whole server: site, API, probes. It does not listen yet, and closes nothing that it was given. */
export async function createServer({ settings, log, site, data, backend }: ServerDependencies): Promise<FastifyInstance> {
  const headers = securityHeaders({ apiElsewhere: settings.apiOrigin !== undefined });
  const app = fastify({
    ...timeLimits,
    // Requests without a body skip the events of a stream that nobody reads.
    http: { ...timeLimits.http, optimizeEmptyRequests: true },
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy ?? false,
    // A URL that can't be decoded never reaches a route, nor the hooks.
    frameworkErrors: (_error, request, reply) => void sendStaticResponse(request, reply.headers(headers), site.notFoundPage, 404),
  });
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headers);
    // Logos are public, and a site on another host shows them too.
    if (url.startsWith(`${uploadsPrefix}/`)) reply.header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
  logRequests(app);
  refuseDoubledHost(app);
  limitBodies(app);
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
  const submit = backend ? submitHere(app, backend.issueToken) : submitThere(settings.apiOrigin ?? settings.origin);
  await app.register(async (pagesOnly) => {
    // A child logger per request costs more than finding the page; log lines of a page have its path instead of a request id.
    pagesOnly.setChildLoggerFactory((logger) => logger);
    sendFaultPages(pagesOnly, site);
    serveSite(pagesOnly, { site, pages });
    await pagesOnly.register(acceptFormPosts, { submit, render });
  });
  addFastPath(app, {
    site,
    pages,
    prepared: createPreparedResponses({ commonHeaders: headers, keepAliveTimeoutMs: timeLimits.keepAliveTimeout }),
    onResponse(request, { statusCode }, milliseconds) {
      metrics.countSiteResponse(milliseconds);
      logResponse(log, request, statusCode, milliseconds);
    },
  });
  return app;
}

/** When rendering fails, the visitor sees the fault page and never the error itself. */
function sendFaultPages(app: FastifyInstance, site: BuiltSite): void {
  app.removeAllContentTypeParsers();
  // A body that is sent to a page is not read.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ req: request.raw, err: error }, 'page failed');
    if (request.headers.accept?.includes('text/html')) return sendStaticResponse(request, reply, site.faultPage, status);
    return reply.code(status).send({ message: status >= 500 ? messages.http.serverError : messages.http.malformed });
  });
}
