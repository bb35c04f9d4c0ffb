import { pageOfService, type ServicePage, serviceFamilies } from '#contract/services';
import type { pages } from '../../content/en/pages.ts';

const { core, programming, hardware, marketing } = serviceFamilies;
// The card of a family leads to its first page.
const onHome: readonly ServicePage[] = [...core.filter((page) => page !== 'maintenance'), programming[0], hardware[0], ...marketing];
const inFooter: readonly ServicePage[] = [programming[0], 'digitalMarketing', 'maintenance'];
const inReviews: readonly ServicePage[] = Object.values(pageOfService);

/** Returns where a service is named as long as it is public, besides its page. */
export const placesOf = (page: ServicePage): (keyof typeof pages.places)[] => [
  'menus',
  ...(onHome.includes(page) ? ['home' as const] : []),
  ...(inFooter.includes(page) ? ['footer' as const] : []),
  ...(inReviews.includes(page) ? ['reviews' as const] : []),
  'profile',
];
