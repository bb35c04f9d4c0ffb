import { defineMiddleware } from 'astro/middleware';
import { withCompany } from './content/company.ts';
import { withPictures } from './pictures/page-pictures.ts';

/** Renders pages with what the Office has changed of the company and its pictures, which so need not be passed through every section. */
export const onRequest = defineMiddleware(({ locals, url }, next) => withCompany(locals.company, () => withPictures(url, locals, next)));
