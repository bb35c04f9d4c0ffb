import type { FastifyPluginAsync } from 'fastify';
import { openProviders } from '../../accounts/providers/open-providers.ts';
import { makeSignInThrottle } from '../../accounts/sign-in-throttle.ts';
import type { ApiDependencies } from '../../dependencies.ts';
import type { ApiInstance } from '../../http/instance.ts';
import { recognizeSession, requireOfficePage, requirePermission } from '../guards.ts';
import type { OfficeDependencies } from '../office-request.ts';
import { recognizeToken } from '../recognize-token.ts';
import { officeFailures } from '../replies.ts';
import { officeRoutes } from './index.ts';

/** Everything under /api/office. Who may do what is decided here, before a body is read, by what each route says of itself. */
export function officeScope(api: ApiDependencies): FastifyPluginAsync {
  return async (scope) => {
    const app = scope as ApiInstance;
    const deps: OfficeDependencies = {
      ...api,
      signInThrottle: makeSignInThrottle(api.store, api.rateLimits),
      providers: openProviders(api.settings),
    };
    app.decorateRequest('office', null);
    app.decorateRequest('accessToken', null);
    app.addHook('onRoute', (route) => {
      if (route.config?.permission === undefined) throw new Error(`${String(route.method)} ${route.url} names no permission`);
      // The document of the API is for the public.
      route.schema = { ...route.schema, hide: true, response: { ...officeFailures, ...(route.schema?.response as object | undefined) } };
    });
    for (const guard of [recognizeToken(deps), requireOfficePage(deps), recognizeSession(deps), requirePermission(deps)])
      app.addHook('onRequest', guard);
    officeRoutes(app, deps);
  };
}
