import { defaultLocale, type Locale, localizedPath, siteLocales } from './locales.ts';
import { openingFields } from './quote-opening.ts';

/** Every page of the site. Navigation, sitemap and links are made from these; site/metadata/pages.test.ts holds them against the real pages. */
export const urls = {
  home: '/',
  services: '/services',
  blog: '/blog',
  login: '/login',
  contact: '/contact',
  about: '/about',
  careers: '/careers',
  clients: '/clients',
  ourGroup: '/our-group',
  termsConditions: '/terms-conditions',
  privacyPolicy: '/privacy-policy',

  cyberSecurity: '/cyber-security',
  cloudServices: '/cloud-services',
  networking: '/networking',
  ai: '/ai',
  monitoringInnovation: '/monitoring-innovation',
  establishedRebuild: '/established-rebuild',
  maintenance: '/maintenance',

  pointOfSale: '/point-of-sale',
  mobileApp: '/mobile-app',
  website: '/website',
  windows: '/windows',

  cctv: '/cctv',
  pc: '/pc',
  network: '/network',

  digitalMarketing: '/digital-marketing',
  designBranding: '/design-branding',
  socialMedia: '/social-media',
  contentCreation: '/content-creation',
  seo: '/seo',
  photographyVideo: '/photography-video',
} as const;
export type PageName = keyof typeof urls;
export type PageUrl = (typeof urls)[PageName];

/** The URL of a page in a language. */
export const pageUrl = (page: PageName, locale: Locale): string => localizedPath(urls[page], locale);

export const clientDetails = (id: string, locale: Locale = defaultLocale) =>
  localizedPath(`/client-details/${encodeURIComponent(id)}`, locale);
export const aboutPart = (part: 'overview' | 'why' | 'vision' | 'mission', locale: Locale = defaultLocale) =>
  `${pageUrl('about', locale)}#${part}`;
/** The sections of the home page that show the services of a kind. */
export const homePart = (part: 'services' | 'marketing', locale: Locale = defaultLocale) => `${pageUrl('home', locale)}#${part}`;

/** The page of one applicant; the token is that of their link. It is in no list of pages. */
export const applicationStatusPage = (token: string) => `/application/${token}`;
export const applicationWithdrawalPage = (token: string) => `${applicationStatusPage(token)}/withdraw`;

/** The page of one price offer, and what its customer does there; the token is that of their link. It is in no list of pages. */
export const offerPage = (token: string) => `/offer/${token}`;
export const offerAcceptance = (token: string) => `${offerPage(token)}/accept`;
export const offerQuestion = (token: string) => `${offerPage(token)}/ask`;
export const offerPdf = (token: string) => `${offerPage(token)}/offer.pdf`;

/** Renders a price offer as a PDF for those who have it; a visitor finds nothing there. */
export const offerSheet = '/offer.pdf';

/** The company profile that the home page opens. */
export const companyProfile = '/company-profile.pdf';

/** Has the form for emails about new jobs by itself, and shows what came of it; with the token of their links, what confirms and what ends it. */
export const jobAlertsPage = '/careers/alerts';
export const jobAlertConfirmation = (token: string) => `${jobAlertsPage}/confirm/${token}`;
export const jobAlertLeaving = (token: string) => `${jobAlertsPage}/leave/${token}`;

/** The URL of a job, by which it is shared and found. */
export const jobUrl = (id: string, locale: Locale) => `${pageUrl('careers', locale)}?${new URLSearchParams({ job: id })}`;

/** The page of careers says this of a job that is not open: its URL in place of an identifier. */
export const closedJob = 'closed';

/** Open jobs for feed readers, RSS 2.0 and JSON Feed 1.1, and for job boards. */
export const jobFeeds = { rss: '/careers/feed.xml', json: '/careers/feed.json', boards: '/careers/jobs.xml' } as const;

/** A job as visitors will see it, for those of the Office who may publish it. */
export const jobPreview = '/careers/preview';
export const jobPreviewUrl = (id: string, locale: Locale) => `${localizedPath(jobPreview, locale)}?${new URLSearchParams({ job: id })}`;

/** Files that every language has of its own, as pages do. */
export const localizedFiles: readonly string[] = [companyProfile, '/site.webmanifest', ...Object.values(jobFeeds)];

/** Everything that is rendered without a parameter in these languages: the pages, and the files made from the same texts and settings. */
export const sitePathsIn = (languages: readonly Locale[]): string[] => [
  ...languages.flatMap((locale) => [...Object.values(urls), ...localizedFiles].map((path) => localizedPath(path, locale))),
  ...['/world-map.svg', '/robots.txt', '/sitemap.xml'],
];
export const sitePaths: readonly string[] = sitePathsIn(siteLocales);

/** Lists what a page reads of its query. Anything else that a link carries (a campaign's marks, say) makes no other page of it. */
export const pageParameters: Partial<Record<string, readonly string[]>> = {
  [urls.clients]: ['category', 'page'],
  [urls.careers]: ['job', 'page'],
  [urls.contact]: [openingFields.about, ...openingFields.lines],
};
