import { defineMiddleware } from 'astro/middleware';
import { withCompany } from './content/company.ts';

/** Renders pages with what the Office has changed of the company, which so need not be passed through every section. */
export const onRequest = defineMiddleware(({ locals }, next) => withCompany(locals.company, next));
