import { apiPaths } from '#contract/api-paths';
import { Member } from '#contract/member';
import type { LocalizedSiteData } from '#contract/site-data';
import { z } from '#contract/zod';
import type { ApiInstance } from '../http/instance.ts';
import { localeOf } from '../http/language.ts';
import { readFailures } from '../http/replies.ts';

export function memberRoutes(app: ApiInstance, data: LocalizedSiteData): void {
  app.get(apiPaths.members, {
    schema: { summary: 'People of the company whom the About page introduces', response: { 200: z.array(Member), ...readFailures } },
    handler: (request) => data(localeOf(request)).members(),
  });
}
