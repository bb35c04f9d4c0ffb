/**
 * A prerendered page is laid out and painted when it is clicked, two screens below the fold as well. Its first frame has the first
 * section alone; the others follow in the next (ui/styles/content-visibility.css), so that the click shows earlier.
 *
 * A page that was loaded ahead tells the server when it is shown: the request for it was not counted (docs/decisions/0528-figures.md).
 */

import { shownPath } from '#contract/visits/view-paths';

const tell = () => navigator.sendBeacon(shownPath);

if (document.prerendering) {
  const toggleRest = () => document.documentElement.toggleAttribute('data-prerendering');
  toggleRest();
  document.addEventListener('prerenderingchange', () => {
    tell();
    requestAnimationFrame(() => setTimeout(toggleRest));
  });
} else {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    /** Later than 0 where it was prerendered, and is shown before this script runs. */
    activationStart?: number;
    /** `navigational-prefetch` where it was fetched ahead; `cache`, nothing or missing otherwise. */
    deliveryType?: string;
  })[];
  if (visit && (visit.activationStart || /^n/.test(`${visit.deliveryType}`))) tell();
}
