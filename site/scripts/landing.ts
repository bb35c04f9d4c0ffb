/**
 * Remembers how the visit began, for the form that may be sent some pages later: the query of a campaign's link, and the address that led here. Kept in
 * this tab alone, and only where there is something to remember (docs/decisions/0528-figures.md).
 */

import { landingKey } from '#contract/visits/visit';

const { referrer } = document;
const { search } = location;

if (search.includes('utm_') || !(referrer || origin).startsWith(origin))
  try {
    sessionStorage.setItem(landingKey, `${search} ${referrer}`);
  } catch {
    // The browser stores nothing for this site: the form tells what its own page knows.
  }
