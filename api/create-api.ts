import type { FastifyPluginAsync } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { ApiDependencies } from './dependencies.ts';
import { documentConnections } from './docs/connections.ts';
import { documentApi } from './docs/openapi.ts';
import { allowCrossOriginSite } from './http/cross-origin.ts';
import { errorHandler } from './http/error-handler.ts';
import type { ApiInstance } from './http/instance.ts';
import { nameLanguage } from './http/language.ts';
import { collectMethods, refuseEverythingElse } from './http/method-not-allowed.ts';
import { refuseNul } from './http/refuse-nul.ts';
import { validatorCompiler } from './http/validation.ts';
import { officeScope } from './office/routes/office-scope.ts';
import { applicantRoutes } from './routes/applicants.ts';
import { applicationStatusRoutes } from './routes/application-status.ts';
import { calendarFeedRoutes } from './routes/calendar-feed.ts';
import { careerRoutes } from './routes/careers.ts';
import { clientRoutes } from './routes/clients.ts';
import { companyRoutes } from './routes/company.ts';
import { docsRoutes } from './routes/docs.ts';
import { groupRoutes } from './routes/groups.ts';
import { jobAlertRoutes } from './routes/job-alerts.ts';
import { memberRoutes } from './routes/members.ts';
import { offerRoutes } from './routes/offers.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { quoteRoutes } from './routes/quotes.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { textRoutes } from './routes/texts.ts';
import { tokenRoutes } from './routes/token.ts';
import { uploadRoutes } from './routes/uploads.ts';
import { readSiteData } from './site-data.ts';

/**
 * The whole API as a plugin, to be registered at the root without a prefix: everything under /api and /uploads, and the three paths that
 * the specification also has without a prefix. Parsers, error handler and not-found handler stay inside.
 */
export function createApi(deps: ApiDependencies): FastifyPluginAsync {
  return async (root) => {
    const app = root as ApiInstance;
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.setErrorHandler(errorHandler(deps));
    // What writes mails, and explains what it refuses, does so in the words of now.
    app.addHook('onRequest', async ({ method }) => {
      if (method !== 'GET' && method !== 'HEAD') await deps.refreshTexts();
    });
    acceptOnlyJson(app);
    refuseNul(app);
    forbidCaching(app);
    nameLanguage(app);
    allowCrossOriginSite(app, deps.settings.origin);
    await documentApi(app);
    await documentConnections(app);

    const methods = collectMethods(app);
    const data = readSiteData(deps.store);
    tokenRoutes(app, deps);
    groupRoutes(app, data);
    clientRoutes(app, data);
    memberRoutes(app, data);
    reviewRoutes(app, deps, data);
    quoteRoutes(app, deps);
    careerRoutes(app, data);
    companyRoutes(app, data);
    pictureRoutes(app, data);
    textRoutes(app, data);
    uploadRoutes(app, deps);
    applicationStatusRoutes(app, deps);
    jobAlertRoutes(app, deps);
    offerRoutes(app, deps);
    calendarFeedRoutes(app, deps);
    docsRoutes(app);
    await app.register(async (scope) => applicantRoutes(scope as ApiInstance, deps));
    await app.register(officeScope(deps));
    await refuseEverythingElse(app, methods, '/api');
  };
}

/** Removes the parsers of the surrounding server: these routes accept neither forms nor plain text. */
function acceptOnlyJson(app: ApiInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
}

/** Responses hold personal data or change at any moment; only pictures set a header of their own. */
function forbidCaching(app: ApiInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
