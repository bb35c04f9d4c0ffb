import { apiPaths } from '#contract/api-paths';
import { defaultLocale } from '#contract/locales';
import { OwnPicture } from '#contract/pictures';
import type { LocalizedSiteData } from '#contract/site-data';
import { z } from '#contract/zod';
import type { ApiInstance } from '../http/instance.ts';
import { readFailures } from '../http/replies.ts';

export function pictureRoutes(app: ApiInstance, data: LocalizedSiteData): void {
  app.get(apiPaths.pictures, {
    schema: {
      summary: "The company's own pictures",
      description: 'Pictures that stand in place of those of the site, by the name of their slot, with what they show in every language.',
      response: { 200: z.array(OwnPicture), ...readFailures },
    },
    handler: () => data(defaultLocale).pictures(),
  });
}
