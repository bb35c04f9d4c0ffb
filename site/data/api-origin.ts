import { uploadsPrefix } from '#contract/api-paths';

/** Where the API answers, without a trailing slash; empty when it is the site's own host. Fixed at build time. */
export const apiOrigin: string = (import.meta.env.PUBLIC_API_ORIGIN ?? '').replace(/\/+$/, '');

/** The address of a picture that the API names: uploads live on the API's host, any other path is used as it is. */
export const assetUrl = (path: string): string => (path.startsWith(uploadsPrefix) ? apiOrigin + path : path);
