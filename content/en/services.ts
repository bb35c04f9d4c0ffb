/** A visitor reads this for the services that reviews and clients carry by their id. */
export const serviceNames = {
  Network: 'Network',
  "Pc's": "Pc's",
  'CCTV & Smart Home': 'CCTV & Smart Home',
  'POS Software': 'POS Software',
  'Phone Application': 'Phone Application',
  Web: 'Web',
  Windows: 'Windows',
  'Cyber Security': 'Cyber Security',
  Networking: 'Networking',
  'Monitoring & innovations': 'Monitoring & innovations',
  'Established & Rebuild': 'Established & Rebuild',
  'Cloud Services': 'Cloud Services',
  AI: 'AI',
  Maintenance: 'Maintenance',
} as const;

/** A visitor reads this for the category of a client. */
export const categoryNames = {
  Banks: 'Banks',
  Governments: 'Governments',
  'Restaurants & Cafes': 'Restaurants & Cafes',
  'Real Estate & Construction': 'Real Estate & Construction',
  'Other Clients': 'Other Clients',
  'Finance & Business Services': 'Finance & Business Services',
  'Healthcare & Medical': 'Healthcare & Medical',
  'Government & Public Sector': 'Government & Public Sector',
  'Retail & E-commerce': 'Retail & E-commerce',
} as const;

/** Menus call the pages of services by these. */
export const servicePageNames = {
  cyberSecurity: 'Cyber Security',
  networking: 'Networking',
  monitoringInnovation: 'Monitoring & Innovation',
  establishedRebuild: 'Established & Rebuild',
  cloudServices: 'Cloud Services',
  ai: 'AI',
  maintenance: 'Maintenance',
  pointOfSale: 'Point of Sale',
  mobileApp: 'Mobile Application',
  website: 'Website',
  windows: 'Windows',
  cctv: 'CCTV & Smart Home',
  pc: 'PCs',
  network: 'Network',
  designBranding: 'Design & Branding',
  digitalMarketing: 'Digital Marketing & Advertising',
  socialMedia: 'Social Media Management',
  contentCreation: 'Content Creation',
  photographyVideo: 'Photography & Videography',
  seo: 'SEO',
} as const;
