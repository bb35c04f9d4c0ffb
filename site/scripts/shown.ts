/**
 * Tells the server that this page is shown, where the browser had loaded it ahead: the request for it was not counted. Any other page sends
 * nothing.
 */

import { shownPath } from '#contract/visits/view-paths';

const tell = () => navigator.sendBeacon(shownPath);
const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
  activationStart?: number;
  deliveryType?: string;
})[];

if (document.prerendering) document.addEventListener('prerenderingchange', tell, { once: true });
else if (visit?.activationStart || visit?.deliveryType === 'navigational-prefetch') tell();
