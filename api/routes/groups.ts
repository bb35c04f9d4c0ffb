import { servedPaths } from '#contract/api-paths';
import { Branch, BranchQuery } from '#contract/branch';
import { ErrorBody } from '#contract/schema';
import type { LocalizedSiteData } from '#contract/site-data';
import { z } from '#contract/zod';
import type { ApiInstance } from '../http/instance.ts';
import { localeOf } from '../http/language.ts';
import { readFailures } from '../http/replies.ts';

export function groupRoutes(app: ApiInstance, data: LocalizedSiteData): void {
  for (const url of servedPaths('groups'))
    app.get(url, {
      schema: {
        summary: 'Offices of the group',
        description: 'Companies that were deleted are never among them.',
        querystring: BranchQuery,
        response: {
          200: z.array(Branch),
          400: ErrorBody.describe('The URL could not be parsed.'),
          422: ErrorBody.describe('A filter has a value that it does not take.'),
          ...readFailures,
        },
      },
      handler: (request) => data(localeOf(request)).groups(request.query),
    });
}
