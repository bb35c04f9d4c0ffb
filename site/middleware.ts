import { defineMiddleware } from 'astro/middleware';
import { withCompany } from './content/company.ts';

/** Everything that a page says of the company follows what the Office has changed of it, without being passed through every section. */
export const onRequest = defineMiddleware(({ locals }, next) => withCompany(locals.company, next));
