import { defineMiddleware } from 'astro/middleware';
import { withTexts } from './content/changed-texts.ts';
import { isOffered, withCompany } from './content/company.ts';
import { pageAt, pagePath } from './metadata/page-path.ts';
import { withPictures } from './pictures/page-pictures.ts';
import { renderTextPreview } from './text-preview/render-preview.ts';

/**
 * Renders pages with what the Office has changed of company, texts and pictures, which so need not be passed through every section. The page of a service that it
 * does not offer is none.
 */
export const onRequest = defineMiddleware(({ locals, url }, next) =>
  withCompany(locals.company, () => {
    const path = pagePath(url);
    const page = pageAt(path);
    if (page && !isOffered(page)) return new Response(null, { status: 404 });
    const drafts = locals.preview?.drafts;
    const render = () => withPictures(page, locals, next);
    return drafts ? renderTextPreview(locals, drafts, path + url.search, render) : withTexts(locals.texts, render);
  }),
);
