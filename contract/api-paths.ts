/** The path of every API call. */
export const apiPaths = {
  groups: '/api/groups',
  homeLogos: '/api/clients/home-logos',
  clients: '/api/clients',
  publicReviews: '/api/reviews/public',
  reviews: '/api/reviews',
  quotes: '/api/quotes',
  openCareers: '/api/careers/open',
  members: '/api/members',
  company: '/api/company',
  pictures: '/api/pictures',
  texts: '/api/texts',
  applicants: '/api/applicants',
  /** Responds with 204 and sets the cookie of the XSRF token. */
  token: '/api/token',
} as const;
export type ApiCall = keyof typeof apiPaths;

/** A colleague's calendar (RFC 5545), at an address that they alone know. */
export const calendarPath = (token: string): string => `/api/calendars/${token}`;

/** The specification writes these calls without /api as well; both paths are served. */
export const unprefixedApiPaths: Partial<Record<ApiCall, string>> = {
  groups: '/groups',
  homeLogos: '/clients/home-logos',
  applicants: '/applicants',
};

/** Every path at which a call is served. */
export function servedPaths(call: ApiCall): string[] {
  const unprefixed = unprefixedApiPaths[call];
  return unprefixed === undefined ? [apiPaths[call]] : [apiPaths[call], unprefixed];
}

export const tokenCookie = 'XSRF-TOKEN';
export const tokenHeader = 'X-XSRF-TOKEN';
export const idempotencyHeader = 'Idempotency-Key';
/** Says from where a form is sent (contract/visits/visit.ts). A header, because browsers fill in fields, also those that nobody sees. */
export const visitHeader = 'X-Visit';

/** Prefix of the files that the API serves. */
export const uploadsPrefix = '/uploads';

/** The path of a file that the API serves, by its key in the file store. */
export const uploadPath = (key: string): string => `${uploadsPrefix}/${key}`;

/** The key of such a path; undefined for any other. */
export const uploadKey = (path: string): string | undefined =>
  path.startsWith(`${uploadsPrefix}/`) ? path.slice(uploadsPrefix.length + 1) : undefined;

/**
 * The URL of a picture in the API's data: uploads are on the API's host, any other value is used as it is.
 *
 * @param apiOrigin origin of the API when it is on another host than the site
 */
export const uploadUrl = (path: string, apiOrigin: string | undefined): string =>
  apiOrigin !== undefined && path.startsWith(`${uploadsPrefix}/`) ? apiOrigin + path : path;
