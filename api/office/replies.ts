import { OfficeErrorBody } from '#contract/schema';

/** Declared replies of every route of the Office. */
export const officeFailures = {
  400: OfficeErrorBody.describe('The body or a header could not be read.'),
  401: OfficeErrorBody.describe('Nobody is signed in.'),
  403: OfficeErrorBody.describe('The person may not do this.'),
  404: OfficeErrorBody.describe('There is no such thing.'),
  409: OfficeErrorBody.describe('It is not possible as things are.'),
  413: OfficeErrorBody.describe('The body is larger than the limit.'),
  415: OfficeErrorBody.describe('The content type is not JSON.'),
  422: OfficeErrorBody.describe('Fields are at fault, named in `errors`.'),
  428: OfficeErrorBody.describe('If-Match is missing.'),
  429: OfficeErrorBody.describe('Too many tries. Try again after the seconds in Retry-After.'),
  500: OfficeErrorBody.describe('Something failed on our side.'),
  503: OfficeErrorBody.describe('The database is busy. Try again after the seconds in Retry-After.'),
};
