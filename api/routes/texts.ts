import { apiPaths } from '#contract/api-paths';
import { defaultLocale } from '#contract/locales';
import type { LocalizedSiteData } from '#contract/site-data';
import { ChangedTexts } from '#contract/texts/changed-texts';
import type { ApiInstance } from '../http/instance.ts';
import { readFailures } from '../http/replies.ts';

export function textRoutes(app: ApiInstance, data: LocalizedSiteData): void {
  app.get(apiPaths.texts, {
    schema: {
      summary: 'What was changed of the texts of the site',
      description:
        'The lines that the company’s people have changed, by the name of the text (`home`), by language, and by the path of the line ' +
        '(`hero/title`). A line that is missing is as the site was built.',
      response: { 200: ChangedTexts, ...readFailures },
    },
    handler: () => data(defaultLocale).texts(),
  });
}
