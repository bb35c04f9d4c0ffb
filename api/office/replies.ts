import { ErrorBody } from '#contract/schema';
import { readFailures } from '../http/replies.ts';

/** Declared replies of every route of the Office. */
export const officeFailures = {
  400: ErrorBody.describe('The body or a header could not be read.'),
  401: ErrorBody.describe('Nobody is signed in.'),
  403: ErrorBody.describe('The person may not do this.'),
  404: ErrorBody.describe('There is no such thing.'),
  409: ErrorBody.describe('It is not possible as things are.'),
  413: ErrorBody.describe('The body is larger than the limit.'),
  415: ErrorBody.describe('The content type is not JSON.'),
  422: ErrorBody.describe('Fields are at fault, named in `errors`.'),
  428: ErrorBody.describe('If-Match is missing.'),
  429: ErrorBody.describe('Too many tries. Try again after the seconds in Retry-After.'),
  ...readFailures,
};
