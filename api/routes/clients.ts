import { apiPaths, servedPaths } from '#contract/api-paths';
import { Client, ClientLogo } from '#contract/client';
import type { LocalizedSiteData } from '#contract/site-data';
import { z } from '#contract/zod';
import type { ApiInstance } from '../http/instance.ts';
import { localeOf } from '../http/language.ts';
import { readFailures } from '../http/replies.ts';

export function clientRoutes(app: ApiInstance, data: LocalizedSiteData): void {
  app.get(apiPaths.clients, {
    schema: { summary: 'Clients, with what was done for them', response: { 200: z.array(Client), ...readFailures } },
    handler: (request) => data(localeOf(request)).clients(),
  });
  for (const url of servedPaths('homeLogos'))
    app.get(url, {
      schema: { summary: 'Logos of the clients, for the home page', response: { 200: z.array(ClientLogo), ...readFailures } },
      handler: (request) => data(localeOf(request)).homeLogos(),
    });
}
