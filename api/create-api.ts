import type { FastifyPluginAsync } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { messages } from '#contract/messages';
import type { ApiDependencies } from './dependencies.ts';
import { documentApi } from './docs/openapi.ts';
import { answerSiteElsewhere } from './http/cross-origin.ts';
import { errorHandler } from './http/error-handler.ts';
import type { ApiInstance } from './http/instance.ts';
import { collectMethods, refuseOtherMethods } from './http/method-not-allowed.ts';
import { validatorCompiler } from './http/validation.ts';
import { applicantRoutes } from './routes/applicants.ts';
import { careerRoutes } from './routes/careers.ts';
import { clientRoutes } from './routes/clients.ts';
import { docsRoutes } from './routes/docs.ts';
import { groupRoutes } from './routes/groups.ts';
import { quoteRoutes } from './routes/quotes.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { tokenRoutes } from './routes/token.ts';
import { uploadRoutes } from './routes/uploads.ts';
import { readSiteData } from './site-data.ts';

/**
 * The whole API as a plugin, to be registered at the root without a prefix: everything under /api and /uploads, and the three calls that
 * the specification also writes against the host itself. Parsers, error handler and not-found handler stay inside.
 */
export function createApi(deps: ApiDependencies): FastifyPluginAsync {
  return async (root) => {
    const app = root as ApiInstance;
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.setErrorHandler(errorHandler(deps.store));
    takeJsonAlone(app);
    keepOutOfCaches(app);
    answerSiteElsewhere(app, deps.settings.origin);
    await documentApi(app);

    const methods = collectMethods(app);
    const data = readSiteData(deps.store);
    tokenRoutes(app, deps);
    groupRoutes(app, data);
    clientRoutes(app, data);
    reviewRoutes(app, deps, data);
    quoteRoutes(app, deps);
    careerRoutes(app, data);
    uploadRoutes(app, deps);
    docsRoutes(app);
    await app.register(async (scope) => applicantRoutes(scope as ApiInstance, deps));
    refuseOtherMethods(app, methods);
    await app.register(refuseUnknownPaths, { prefix: '/api' });
  };
}

/** Whatever the server around it parses, forms and plain text are nothing that these calls take. */
function takeJsonAlone(app: ApiInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
}

/** Answers hold personal data or change at any moment; only pictures say otherwise themselves. */
function keepOutOfCaches(app: ApiInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

const refuseUnknownPaths: FastifyPluginAsync = async (app) => {
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ message: messages.http.notFound }));
};
