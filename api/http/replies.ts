import { ErrorBody } from '#contract/schema';

/** Declared replies of a route that only reads. */
export const readFailures = {
  500: ErrorBody.describe('Something failed on our side.'),
  503: ErrorBody.describe('The database is busy. Try again after the seconds in Retry-After.'),
};

/** Declared replies of every route that stores something. */
export const submissionFailures = {
  400: ErrorBody.describe('The body or a header could not be read.'),
  403: ErrorBody.describe('The request did not come from the site, or its token is missing, forged or expired.'),
  413: ErrorBody.describe('The body is larger than the limit.'),
  415: ErrorBody.describe('The content type is not the one that this call takes.'),
  422: ErrorBody.describe('Fields are at fault, named in `errors`; or the Idempotency-Key was used for other content.'),
  429: ErrorBody.describe('Too many requests. Try again after the seconds in Retry-After.'),
  ...readFailures,
};
