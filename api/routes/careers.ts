import { brand } from '#brand';
import { apiPaths } from '#contract/api-paths';
import { Job } from '#contract/job';
import type { LocalizedSiteData } from '#contract/site-data';
import { z } from '#contract/zod';
import type { ApiInstance } from '../http/instance.ts';
import { localeOf } from '../http/language.ts';
import { readFailures } from '../http/replies.ts';

export function careerRoutes(app: ApiInstance, data: LocalizedSiteData): void {
  app.get(apiPaths.openCareers, {
    schema: {
      summary: 'Open positions',
      description: `Published positions whose closing day has not ended in ${brand.office.city}; the newest first.`,
      response: { 200: z.array(Job), ...readFailures },
    },
    handler: (request) => data(localeOf(request)).openCareers(),
  });
}
