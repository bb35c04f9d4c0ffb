import { type FastifyError, type FastifyInstance, fastify, LogController } from 'fastify';
import { messages } from '#content/messages';
import { uploadsPrefix } from '#contract/api-paths';
import type { SiteData } from '#contract/site-data';
import type { BuiltSite } from './assets/built-site.ts';
import { compressAnswers } from './assets/compress-json.ts';
import { sendDocument } from './assets/static-response.ts';
import type { Backend } from './backend.ts';
import { type Logger, logRequests } from './operations/logger.ts';
import { addMetrics } from './operations/metrics.ts';
import { addProbes } from './operations/probes.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { serveSite } from './pages/site-routes.ts';
import { acceptFormPosts } from './plain-forms/plain-form-routes.ts';
import { submitInProcess, submitOverHttp } from './plain-forms/submit-form.ts';
import { refuseDoubledHost } from './protection/host-header.ts';
import { securityHeaders } from './protection/security-headers.ts';
import { limitBodies, timeLimits } from './protection/timeouts.ts';
import type { Settings } from './settings.ts';

export interface ServerDependencies {
  settings: Settings;
  log: Logger;
  site: BuiltSite;
  /** What pages are made from. */
  data: SiteData;
  /** Missing when the API is on another host. */
  backend: Backend | undefined;
}

/** Builds the whole server: site, API, probes. It does not listen yet, and closes nothing that it was given. */
export async function createServer({ settings, log, site, data, backend }: ServerDependencies): Promise<FastifyInstance> {
  const headers = securityHeaders({ apiElsewhere: settings.apiOrigin !== undefined });
  const app = fastify({
    ...timeLimits,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy ?? false,
    // An address that can't be decoded never reaches a route, nor the hooks.
    frameworkErrors: (_error, request, reply) => void sendDocument(request, reply.headers(headers), site.notFoundPage, 404),
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
  addMetrics(app, { token: settings.metricsToken, outbox: backend?.store.outbox });
  if (backend)
    await app.register(async (scope) => {
      compressAnswers(scope);
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
    // A logger for every request costs more than finding the page; what is logged of a page names its path instead.
    pagesOnly.setChildLoggerFactory((logger) => logger);
    answerFaults(pagesOnly, site);
    serveSite(pagesOnly, { site, pages });
    await pagesOnly.register(acceptFormPosts, { submit, render, texts: messages });
  });
  return app;
}

/** Whatever goes wrong while a page is made, the visitor sees the fault page and never the error itself. */
function answerFaults(app: FastifyInstance, site: BuiltSite): void {
  app.removeAllContentTypeParsers();
  // Nothing is read of a body that is sent to a page.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ req: request.raw, err: error }, 'page failed');
    if (request.headers.accept?.includes('text/html')) return sendDocument(request, reply, site.faultPage, status);
    return reply.code(status).send({ message: status >= 500 ? messages['http.serverError'] : messages['http.malformed'] });
  });
}
