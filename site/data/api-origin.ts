import { uploadsPrefix } from '#contract/api-paths';

/** Scheme and host of the API, without a trailing slash; empty when it is the site's own host. Set at build time. */
export const apiOrigin: string = (import.meta.env.PUBLIC_API_ORIGIN ?? '').replace(/\/+$/, '');

/** The URL of a picture in the API's data: uploads are on the API's host, any other path is used unchanged. */
export const assetUrl = (path: string): string => (path.startsWith(uploadsPrefix) ? apiOrigin + path : path);
