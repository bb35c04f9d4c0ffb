import type { PageName } from './urls.ts';

/**
 * Stable ids of the 14 services: reviews and clients carry them in the API and in the database, as the specification lists them. What a
 * visitor reads are the names in the content of a language.
 */
export const serviceIds = [
  'Network',
  "Pc's",
  'CCTV & Smart Home',
  'POS Software',
  'Phone Application',
  'Web',
  'Windows',
  'Cyber Security',
  'Networking',
  'Monitoring & innovations',
  'Established & Rebuild',
  'Cloud Services',
  'AI',
  'Maintenance',
] as const;
export type ServiceId = (typeof serviceIds)[number];

/** The pages of services by their family, in the order of the menus. */
export const serviceFamilies = {
  core: ['cyberSecurity', 'networking', 'monitoringInnovation', 'establishedRebuild', 'cloudServices', 'ai', 'maintenance'],
  programming: ['pointOfSale', 'mobileApp', 'website', 'windows'],
  hardware: ['cctv', 'pc', 'network'],
  marketing: ['designBranding', 'digitalMarketing', 'socialMedia', 'contentCreation', 'photographyVideo', 'seo'],
} as const satisfies Record<string, readonly PageName[]>;
export type ServiceFamily = keyof typeof serviceFamilies;
export type ServicePage = (typeof serviceFamilies)[ServiceFamily][number];
export const servicePages: readonly ServicePage[] = Object.values(serviceFamilies).flat();

const { core, programming, hardware, marketing } = serviceFamilies;

/** Links to a service by another name lead to the first of these that is offered. */
export const serviceLeads = {
  /** The first buttons of the home page. */
  start: [...programming, ...core, ...hardware, ...marketing],
  /** Lines of the footer. */
  itServices: [...programming, ...core, ...hardware],
  marketingServices: ['digitalMarketing', ...marketing],
  /** Cards of the home page. */
  programming,
  hardware,
} as const satisfies Record<string, readonly ServicePage[]>;
export type ServiceLead = keyof typeof serviceLeads;

/** Whoever reads of one of these may want the others: pages of services lead to them at their end, the nearest first. */
export const serviceNeighbours: Readonly<Record<ServicePage, readonly ServicePage[]>> = {
  cyberSecurity: ['networking', 'monitoringInnovation', 'cloudServices'],
  networking: ['network', 'maintenance', 'cyberSecurity'],
  monitoringInnovation: ['maintenance', 'cyberSecurity', 'networking'],
  establishedRebuild: ['networking', 'pc', 'cloudServices'],
  cloudServices: ['cyberSecurity', 'monitoringInnovation', 'establishedRebuild'],
  ai: ['windows', 'cloudServices', 'monitoringInnovation'],
  maintenance: ['monitoringInnovation', 'networking', 'pc'],
  pointOfSale: ['windows', 'pc', 'cctv'],
  mobileApp: ['website', 'pointOfSale', 'digitalMarketing'],
  website: ['seo', 'contentCreation', 'mobileApp'],
  windows: ['pointOfSale', 'ai', 'maintenance'],
  cctv: ['network', 'maintenance', 'cyberSecurity'],
  pc: ['maintenance', 'network', 'windows'],
  network: ['networking', 'cctv', 'pc'],
  designBranding: ['photographyVideo', 'website', 'socialMedia'],
  digitalMarketing: ['seo', 'socialMedia', 'contentCreation'],
  socialMedia: ['contentCreation', 'photographyVideo', 'digitalMarketing'],
  contentCreation: ['seo', 'socialMedia', 'designBranding'],
  photographyVideo: ['designBranding', 'socialMedia', 'contentCreation'],
  seo: ['contentCreation', 'website', 'digitalMarketing'],
};

/** The page of each service that reviews and clients carry. */
export const pageOfService: Readonly<Record<ServiceId, ServicePage>> = {
  Network: 'network',
  "Pc's": 'pc',
  'CCTV & Smart Home': 'cctv',
  'POS Software': 'pointOfSale',
  'Phone Application': 'mobileApp',
  Web: 'website',
  Windows: 'windows',
  'Cyber Security': 'cyberSecurity',
  Networking: 'networking',
  'Monitoring & innovations': 'monitoringInnovation',
  'Established & Rebuild': 'establishedRebuild',
  'Cloud Services': 'cloudServices',
  AI: 'ai',
  Maintenance: 'maintenance',
};

/** Stable ids of the categories a client can have, used and named like those of the services. */
export const clientCategories = [
  'Banks',
  'Governments',
  'Restaurants & Cafes',
  'Real Estate & Construction',
  'Other Clients',
  'Finance & Business Services',
  'Healthcare & Medical',
  'Government & Public Sector',
  'Retail & E-commerce',
] as const;
export type ClientCategory = (typeof clientCategories)[number];
