import type { FastifyInstance } from 'fastify';
import { localizedPath, siteLocales } from '#contract/locales';
import { urls } from '#contract/urls';

/** Named by the header `Speculation-Rules` of every page. */
export const speculationRulesPath = '/speculation-rules.json';

/** Pages whose HTML is fetched ahead and not run: the form takes back what was typed in another language, once. */
const fetchedOnly: readonly string[] = [urls.contact];

const inEveryLanguage = (paths: readonly string[]) => siteLocales.flatMap((locale) => paths.map((path) => localizedPath(path, locale)));

/** Links to these paths, without a query: a page with a query is often one visitor's alone. */
const linksTo = (paths: readonly string[]) => ({
  and: [{ href_matches: inEveryLanguage(paths) }, { not: { href_matches: '/*\\?(.+)' } }, { not: { selector_matches: '[target]' } }],
});

/**
 * What a browser may load before a link is clicked, on hover (eagerness `moderate`): the pages of the site and nothing else, so that neither files
 * nor the Office nor anything that changes a state can be among them. Prerendered pages run their scripts; none of these stores or sends
 * anything before somebody acts.
 */
export const speculationRules = {
  prefetch: [{ where: linksTo(fetchedOnly), eagerness: 'moderate' }],
  prerender: [{ where: linksTo(Object.values(urls).filter((path) => !fetchedOnly.includes(path))), eagerness: 'moderate' }],
};

/** Serves the rules; none to a browser that saves data, whatever it would make of them. */
export function serveSpeculationRules(app: FastifyInstance): void {
  // As bytes: a text would be labelled with a charset, which this type does not have.
  const [rules, none] = [speculationRules, {}].map((content) => Buffer.from(JSON.stringify(content)));
  app.get(speculationRulesPath, ({ headers }, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('vary', 'save-data')
      .type('application/speculationrules+json')
      .send(headers['save-data']?.toString().toLowerCase() === 'on' ? none : rules),
  );
}
