import { urls } from '#contract/urls';

/** The places of the site, each with the names of its texts: one definition of what an editor finds where. */
export const placeGroups = {
  everywhere: {
    navigation: ['navigation'],
    footer: ['footer'],
    serviceAnswers: ['serviceAnswers'],
    servicePage: ['servicePage'],
    forms: ['quoteFormText', 'reviewFormText', 'forms', 'formMessages', 'messages'],
    mails: ['mails', 'officeMails'],
    words: ['serviceNames', 'servicePageNames', 'categoryNames', 'claims', 'hours', 'days', 'dates', 'numerals'],
  },
  pages: {
    home: ['home'],
    about: ['about'],
    contact: ['contact'],
    careers: ['careers', 'jobAlerts'],
    applicationStatus: ['applicationStatus'],
    offer: ['offer'],
    clients: ['clients'],
    ourGroup: ['ourGroup'],
    it: ['cyberSecurity', 'networking', 'monitoringInnovation', 'establishedRebuild', 'cloudServices', 'ai', 'maintenance', 'it'],
    programming: ['pointOfSale', 'mobileApp', 'website', 'windows', 'programming'],
    hardware: ['cctv', 'pc', 'network', 'hardware'],
    marketing: ['designBranding', 'digitalMarketing', 'socialMedia', 'contentCreation', 'photographyVideo', 'seo'],
    legal: ['privacyPolicy', 'termsConditions', 'legal'],
    companyProfileText: ['companyProfileText'],
    errors: ['notFound', 'serverError', 'placeholders'],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>;

/** A place, and the names of its texts: one, whose sections are listed, or several. */
export interface TextPlace {
  id: string;
  texts: readonly string[];
}

const groupsOf = (): { group: string; places: TextPlace[] }[] =>
  Object.entries(placeGroups).map(([group, places]) => ({
    group,
    places: Object.entries(places).map(([id, texts]): TextPlace => ({ id, texts })),
  }));

/** Returns the places that have some of these texts; a text that no place has stands under `rest`. */
export function placesOf(names: readonly string[]): { group: string; places: TextPlace[] }[] {
  const groups = groupsOf();
  const placed = new Set(groups.flatMap(({ places }) => places.flatMap(({ texts }) => texts)));
  const other = names.filter((name) => !placed.has(name));
  const known = groups.map(({ group, places }) => ({
    group,
    places: places
      .map(({ id, texts }) => ({ id, texts: texts.filter((name) => names.includes(name)) }))
      .filter(({ texts }) => texts.length > 0),
  }));
  return other.length === 0 ? known : [...known, { group: 'rest', places: other.map((name) => ({ id: name, texts: [name] })) }];
}

/** Returns the place that a text stands in; undefined where the text is a place of its own. */
export const familyOf = (name: string): string | undefined =>
  groupsOf()
    .flatMap(({ places }) => places)
    .find(({ texts }) => texts.length > 1 && texts.includes(name))?.id;

/** Pages on which texts are seen that are no page of their own. */
const shownOn: Readonly<Record<string, string>> = {
  navigation: urls.home,
  footer: urls.home,
  quoteFormText: urls.contact,
  reviewFormText: urls.home,
  forms: urls.contact,
  formMessages: urls.contact,
  serviceNames: urls.clients,
  categoryNames: urls.clients,
  claims: urls.home,
  serviceAnswers: urls.cyberSecurity,
  servicePage: urls.cyberSecurity,
  it: urls.cyberSecurity,
  programming: urls.pointOfSale,
  hardware: urls.cctv,
  legal: urls.privacyPolicy,
  placeholders: urls.blog,
  notFound: '/not-found',
};

/** The path of the page on which a text is seen; undefined for mails and documents. */
export const pageOf = (name: string): string | undefined => shownOn[name] ?? (urls as Readonly<Record<string, string>>)[name];

/** The text of the page at a path. */
export const textOfPage = (path: string): string | undefined => Object.entries(urls).find(([, page]) => page === path)?.[0];

/** Texts that oblige the company: they ask once more before they are public. */
export const isLegal = (name: string): boolean => name === 'privacyPolicy' || name === 'termsConditions';
