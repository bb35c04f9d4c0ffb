import { apiPaths, servedPaths } from '#contract/api-paths';
import { Client, ClientLogo } from '#contract/client';
import type { SiteData } from '#contract/site-data';
import { z } from '#contract/zod';
import type { ApiInstance } from '../http/instance.ts';
import { readFailures } from '../http/replies.ts';

export function clientRoutes(app: ApiInstance, data: SiteData): void {
  app.get(apiPaths.clients, {
    schema: { summary: 'Clients, with what was done for them', response: { 200: z.array(Client), ...readFailures } },
    handler: () => data.clients(),
  });
  for (const url of servedPaths('homeLogos'))
    app.get(url, {
      schema: { summary: 'Logos of the clients, for the home page', response: { 200: z.array(ClientLogo), ...readFailures } },
      handler: () => data.homeLogos(),
    });
}
