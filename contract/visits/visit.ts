/** Under this name the browser keeps the landing of a visit, in its tab. */
export const landingKey = 'landing';

/** Describes the visit that a form is sent from. Nothing of it is trusted. */
export interface Visit {
  /** The path of the page on which the form is. */
  page: string;
  /** The URL of the page before it; empty without one. */
  before: string;
  /** The query of the first page of the visit, a space, and the URL that led to it; empty where neither says anything. */
  landing: string;
}

/** Characters of each part that are sent. */
const sentLength = 1_000;

/** The value of the header `X-Visit`. */
export const visitText = ({ page, before, landing }: Visit): string =>
  new URLSearchParams({ page, before: before.slice(0, sentLength), landing: landing.slice(0, sentLength) }).toString();
