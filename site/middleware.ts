import { defineMiddleware } from 'astro/middleware';
import { withTexts } from './content/changed-texts.ts';
import { withCompany } from './content/company.ts';
import { pagePath } from './metadata/page-path.ts';
import { renderTextPreview } from './text-preview/render-preview.ts';

/** Renders pages with what the Office has changed of company and texts, which so need not be passed through every section. */
export const onRequest = defineMiddleware(({ locals, url }, next) =>
  withCompany(locals.company, () => {
    const drafts = locals.preview?.drafts;
    return drafts ? renderTextPreview(locals, drafts, pagePath(url) + url.search, next) : withTexts(locals.texts, next);
  }),
);
