import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fastify } from 'fastify';
import { apiPaths, uploadsPrefix } from '#contract/api-paths';
import type { FormOutcome } from '#contract/form-outcome';
import { openBackend } from './backend.ts';
import { createLogger } from './operations/logger.ts';
import type { RenderPage } from './pages/page-renderer.ts';
import { acceptFormPosts } from './plain-forms/plain-form-routes.ts';
import { submitHere } from './plain-forms/submit-form.ts';
import { environment, readSettings } from './settings.ts';

/** Where Astro's development server looks for what the page gets. */
const astroLocals = Symbol.for('astro.locals');
const outcomeHeader = 'x-form-outcome';

/** Addresses that the API answers besides those under /api. */
const bareApiPaths = [apiPaths.groups, apiPaths.homeLogos].map((path) => path.replace('/api', ''));

const isForApi = ({ method, url = '/' }: IncomingMessage) =>
  (method !== 'GET' && method !== 'HEAD') ||
  url.startsWith('/api/') ||
  url.startsWith(`${uploadsPrefix}/`) ||
  bareApiPaths.includes(url.split('?', 1)[0] ?? '');

/**
 * The API and the form posts for the development server, on a database of their own in `data/dev`.
 *
 * @param address where the development server listens; asked only when a form was sent
 */
export async function createDevelopmentMiddleware(address: () => string) {
  const settings = readSettings({ DATA_DIR: './data/dev', LOG_LEVEL: 'warn', ...environment() });
  const log = createLogger(settings.logLevel);
  const backend = await openBackend(settings, log);
  const outcomes = new Map<string, FormOutcome>();

  /** The page is asked for like any other; only the number of the outcome travels with the request. */
  const render: RenderPage = async (path, form) => {
    const key = randomUUID();
    if (form) outcomes.set(key, form);
    const answer = await fetch(address() + path, { headers: { [outcomeHeader]: key } });
    outcomes.delete(key);
    return {
      status: answer.status,
      html: Buffer.from(await answer.arrayBuffer()),
      csp: undefined,
      location: undefined,
      tags: undefined,
    };
  };

  const app = fastify({ loggerInstance: log });
  await app.register(backend.api);
  await app.register(acceptFormPosts, { submit: submitHere(app, backend.issueToken), render });
  app.addHook('onClose', () => backend.close());
  await app.ready();

  return {
    handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
      if (isForApi(request)) {
        app.routing(request, response);
        return;
      }
      const form = outcomes.get(request.headers[outcomeHeader]?.toString() ?? '');
      const locals: App.Locals = { data: backend.data, cacheFor: () => undefined, ...(form && { form }) };
      Reflect.set(request, astroLocals, locals);
      next();
    },
    close: () => app.close(),
  };
}
