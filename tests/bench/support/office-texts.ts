import type { Kysely } from 'kysely';
import { describeText, findLines, summarizeTexts } from '#api/services/office/texts/texts';
import type { Store } from '#api/store/open-store';
import type { Tables } from '#api/store/tables';
import { locales } from '#contract/locales';
import { addressText } from '#contract/office/texts';
import { linesOf } from '#contract/texts/lines';
import { siteTexts } from '#server/texts';

const changed = 4_000;
const drafts = 500;
const at = new Date(0).toISOString();

/** 4,000 lines of the site that were changed, 500 of which have a draft. */
export async function fillTexts(db: Kysely<Tables>): Promise<void> {
  const rows = locales
    .flatMap((locale) => Object.entries(siteTexts.byLocale[locale]).map(([name, tree]) => ({ locale, name, tree })))
    .flatMap(({ locale, name, tree }) => [...linesOf(tree)].map(([path, value]) => ({ name, path, locale, value: JSON.stringify(value) })))
    .slice(0, changed)
    .map((line, index) => ({
      ...line,
      id: addressText(line),
      publishedAt: at,
      draft: index % (changed / drafts) === 0 ? line.value : null,
      draftSavedAt: at,
      draftSavedBy: null,
      version: 1,
    }));
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('textLines')
      .values(rows.slice(start, start + 500))
      .execute();
}

export const textQueries = (store: Store): Record<string, () => Promise<unknown>> => ({
  'texts of the home page': () => describeText(store, siteTexts, 'home'),
  'all texts, summary': () => summarizeTexts(store, siteTexts),
  'texts, search': () => findLines(store, siteTexts, { search: 'network' }),
  'texts, drafts': () => findLines(store, siteTexts, { state: 'draft' }),
  'texts as pages read them': () => store.texts.published(),
  'drafts as a preview reads them': () => store.texts.drafts(),
});
