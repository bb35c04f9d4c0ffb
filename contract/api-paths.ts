/** Every call the site makes, and the names of the headers and cookies it makes them with. */
export const apiPaths = {
  groups: '/api/groups',
  homeLogos: '/api/clients/home-logos',
  clients: '/api/clients',
  publicReviews: '/api/reviews/public',
  reviews: '/api/reviews',
  quotes: '/api/quotes',
  openCareers: '/api/careers/open',
  applicants: '/api/applicants',
  /** Answers 204 and sets the cross-site token cookie. */
  token: '/api/token',
} as const;

export const tokenCookie = 'XSRF-TOKEN';
export const tokenHeader = 'X-XSRF-TOKEN';
export const idempotencyHeader = 'Idempotency-Key';

/** Files that the API serves; any other logo path is used as it is. */
export const uploadsPrefix = '/uploads';
