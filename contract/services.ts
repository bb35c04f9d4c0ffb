/** The 14 services of the review form; clients' services carry the same names. */
export const serviceNames = [
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
export type ServiceName = (typeof serviceNames)[number];

/** The categories a client can be stored under. */
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
