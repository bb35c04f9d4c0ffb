import type { Crumb, PageMetadata } from '#content/types';
import { type Locale, localizedPath } from '#contract/locales';
import { pageUrl, urls } from '#contract/urls';
import type { Answer } from '#site/content/answers.ts';
import { companyIn, currentBrands } from '#site/content/company.ts';
import { content } from '#site/content/content.ts';
import { today } from '#site/content/hours.ts';
import { openingHours } from './opening-hours.ts';
import { shownSharePicture } from './shown-share-picture.ts';

/** A thing in the vocabulary of https://schema.org. */
export type Thing = { '@type': string | readonly string[] } & Record<string, unknown>;

export interface DescribedPage {
  /** Path of the page in the default language. */
  path: string;
  locale: Locale;
  /** Public origin of the site. */
  site: URL;
  metadata: PageMetadata;
  breadcrumb?: readonly Crumb[] | undefined;
  service?: { name: string; description: string } | undefined;
  /** The questions that the page answers, as it shows them. */
  answers?: readonly Answer[] | undefined;
  /** Only this page knows this about itself, such as the open jobs. */
  more?: readonly Thing[] | undefined;
}

const at = (site: URL, path: string) => new URL(path, site).href;
/** The same in every language: there is one company. */
const organisationId = (site: URL) => at(site, '/#organisation');

/** The mark of the company, square. */
export const logoUrl = (site: URL): string => at(site, '/icon-512.png');

/** Enough of the company for a page that only names it. */
export const organisationName = (site: URL, locale: Locale): Thing => ({
  '@type': 'Organization',
  '@id': organisationId(site),
  name: companyIn(locale).name,
  url: at(site, pageUrl('home', locale)),
});

function organisation(site: URL, locale: Locale): Thing {
  const { name, legalName, tagline, phone, email, office, hours, social } = companyIn(locale);
  const otherNames = [...new Set(Object.values(currentBrands()).map((other) => other.name))].filter((other) => other !== name);
  return {
    ...organisationName(site, locale),
    '@type': ['Organization', 'LocalBusiness'],
    ...(otherNames.length > 0 && { alternateName: otherNames.length === 1 ? otherNames[0] : otherNames }),
    legalName,
    slogan: tagline,
    logo: logoUrl(site),
    image: at(site, shownSharePicture(urls.home, locale).path),
    telephone: phone.href.replace('tel:', ''),
    email: email.label,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      addressLocality: office.city,
      addressCountry: office.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
    hasMap: office.map,
    ...openingHours(hours, today()),
    sameAs: Object.values(social),
  };
}

const webSite = (site: URL, locale: Locale): Thing => ({
  '@type': 'WebSite',
  '@id': at(site, `${pageUrl('home', locale)}#website`),
  name: companyIn(locale).name,
  url: at(site, pageUrl('home', locale)),
  inLanguage: locale,
  publisher: { '@id': organisationId(site) },
});

const serviceOf = ({ site, path, locale, service }: DescribedPage): Thing => ({
  '@type': 'Service',
  ...service,
  url: at(site, localizedPath(path, locale)),
  areaServed: { '@type': 'Country', name: companyIn(locale).office.country },
  provider: { '@id': organisationId(site) },
});

const answersOf = (answers: readonly Answer[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: answers.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A step without a URL is a heading in the menu and no page; only the last one, this page, may lack it. */
function breadcrumbList({ site, path, locale, breadcrumb = [] }: DescribedPage): Thing {
  const home: Crumb = { label: content('navigation', locale).home, href: pageUrl('home', locale) };
  const steps = [home, ...breadcrumb].filter((step, index) => step.href || index === breadcrumb.length);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: at(site, href ?? localizedPath(path, locale)),
    })),
  };
}

/** The pages that tell who the company is, and may therefore describe it in full. */
const aboutTheCompany: readonly string[] = [urls.home, urls.contact, urls.about];

/** The JSON-LD of a page as one document; undefined when there is nothing to describe. */
export function structuredData(page: DescribedPage): Record<string, unknown> | undefined {
  const { path, locale, site, breadcrumb, service, answers = [], more = [] } = page;
  const things = [
    ...(path === urls.home ? [webSite(site, locale)] : []),
    ...(service ? [serviceOf(page)] : []),
    ...(answers.length > 0 ? [answersOf(answers)] : []),
    ...(breadcrumb?.length ? [breadcrumbList(page)] : []),
    ...more,
  ];
  const isAboutCompany = aboutTheCompany.includes(path);
  if (page.metadata.noindex || (things.length === 0 && !isAboutCompany)) return undefined;
  const company = isAboutCompany ? organisation(site, locale) : organisationName(site, locale);
  return { '@context': 'https://schema.org', '@graph': [company, ...things] };
}

/** JSON that can stand inside a script element: nothing in it can end the element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
