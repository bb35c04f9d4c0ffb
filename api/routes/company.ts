import { apiPaths } from '#contract/api-paths';
import { CompanyValues } from '#contract/company';
import { defaultLocale } from '#contract/locales';
import type { LocalizedSiteData } from '#contract/site-data';
import type { ApiInstance } from '../http/instance.ts';
import { readFailures } from '../http/replies.ts';

export function companyRoutes(app: ApiInstance, data: LocalizedSiteData): void {
  app.get(apiPaths.company, {
    schema: {
      summary: 'What was changed of the company',
      description:
        'Contact, address, hours, networks and claims that its people have changed, in every language. A field that is missing is as the site ' +
        'is configured; null: the company does without.',
      response: { 200: CompanyValues, ...readFailures },
    },
    handler: () => data(defaultLocale).company(),
  });
}
