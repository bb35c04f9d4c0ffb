import type { Locale } from '#contract/locales';
import { type ServicePage, serviceNeighbours, servicePages } from '#contract/services';
import { type PageName, pageUrl } from '#contract/urls';
import { isOffered } from '#site/content/company.ts';
import { content } from '#site/content/content.ts';
import { NeighbourLine } from '../shared/neighbour-line.tsx';

const isService = (page: PageName | undefined): page is ServicePage => (servicePages as readonly (PageName | undefined)[]).includes(page);

/** Leads from the end of a service's page to those beside it that the company offers. Nothing on other pages. */
export function Neighbours({ page, locale }: { page: PageName | undefined; locale: Locale }) {
  if (!isService(page)) return null;
  const names = content('servicePageNames', locale);
  const links = serviceNeighbours[page].filter(isOffered).map((one) => ({ label: names[one], href: pageUrl(one, locale) }));
  return <NeighbourLine title={content('servicePage', locale).neighbours} links={links} />;
}
