import { defineMiddleware } from 'astro/middleware';
import { withTexts } from './content/changed-texts.ts';
import { withCompany } from './content/company.ts';

/** Renders pages with what the Office has changed of company and texts, which so need not be passed through every section. */
export const onRequest = defineMiddleware(({ locals }, next) => withCompany(locals.company, () => withTexts(locals.texts, next)));
