import { brand } from '#brand';
import type { Crumb, PageMetadata } from '#content/types';
import { urls } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { sharePicture } from './share-picture.ts';

/** A thing in the vocabulary of https://schema.org. */
export type Thing = { '@type': string | readonly string[] } & Record<string, unknown>;

export interface DescribedPage {
  /** Path of the page. */
  path: string;
  /** Public origin of the site. */
  site: URL;
  metadata: PageMetadata;
  breadcrumb?: readonly Crumb[] | undefined;
  service?: { name: string; description: string } | undefined;
  /** What only this page knows about itself, such as the open jobs. */
  more?: readonly Thing[] | undefined;
}

const at = (site: URL, path: string) => new URL(path, site).href;
const organisationId = (site: URL) => at(site, '/#organisation');

/** Enough of the company for a page that only names it. */
export const organisationName = (site: URL): Thing => ({
  '@type': 'Organization',
  '@id': organisationId(site),
  name: brand.name,
  url: at(site, urls.home),
});

const organisation = (site: URL): Thing => ({
  ...organisationName(site),
  '@type': ['Organization', 'LocalBusiness'],
  ...(brand.arabicName && { alternateName: brand.arabicName }),
  legalName: brand.legalName,
  slogan: brand.tagline,
  logo: at(site, '/icon-512.png'),
  image: at(site, sharePicture(urls.home).path),
  telephone: brand.phone.href.replace('tel:', ''),
  email: brand.email.label,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.office.street,
    addressLocality: brand.office.city,
    addressCountry: brand.office.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', latitude: brand.office.latitude, longitude: brand.office.longitude },
  hasMap: brand.office.map,
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: brand.hours.workingDays,
    opens: brand.hours.opens,
    closes: brand.hours.closes,
  },
  sameAs: Object.values(brand.social),
});

const webSite = (site: URL): Thing => ({
  '@type': 'WebSite',
  '@id': at(site, '/#website'),
  name: brand.name,
  url: at(site, urls.home),
  inLanguage: 'en',
  publisher: { '@id': organisationId(site) },
});

const serviceOf = ({ site, path, service }: DescribedPage): Thing => ({
  '@type': 'Service',
  ...service,
  url: at(site, path),
  areaServed: { '@type': 'Country', name: brand.office.country },
  provider: { '@id': organisationId(site) },
});

/** A step without a URL is a heading in the menu and no page; only the last one, this page, may lack it. */
function breadcrumbList({ site, path, breadcrumb = [] }: DescribedPage): Thing {
  const steps = [{ label: content('navigation', 'en').home, href: urls.home }, ...breadcrumb].filter(
    (step, index) => step.href || index === breadcrumb.length,
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: at(site, href ?? path),
    })),
  };
}

/** The pages that tell who the company is, and may therefore describe it in full. */
const aboutTheCompany: readonly string[] = [urls.home, urls.contact, urls.about];

/** The JSON-LD of a page as one document; undefined when there is nothing to describe. */
export function structuredData(page: DescribedPage): Record<string, unknown> | undefined {
  const { path, site, breadcrumb, service, more = [] } = page;
  const things = [
    ...(path === urls.home ? [webSite(site)] : []),
    ...(service ? [serviceOf(page)] : []),
    ...(breadcrumb?.length ? [breadcrumbList(page)] : []),
    ...more,
  ];
  const isAboutCompany = aboutTheCompany.includes(path);
  if (page.metadata.noindex || (things.length === 0 && !isAboutCompany)) return undefined;
  const company = isAboutCompany ? organisation(site) : organisationName(site);
  return { '@context': 'https://schema.org', '@graph': [company, ...things] };
}

/** JSON that can stand inside a script element: nothing in it can end the element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
