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
