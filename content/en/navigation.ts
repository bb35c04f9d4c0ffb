/** The navigation bar, its mega-menu and the mobile menu. */
export const navigation = {
  skip: 'Skip to content',
  label: 'Main',
  breadcrumb: 'You are here',
  home: 'Home',
  homeLink: '{company}, Home',
  about: 'About us',
  aboutParts: { overview: 'Overview', why: 'Why {company}', vision: 'Our vision', mission: 'Our mission' },
  services: 'Services',
  groups: { core: 'Core', programming: 'Programming', hardware: 'Hardware', marketing: 'Marketing' },
  /** Below the picture at the end of the mega-menu, which leads to Cyber Security. */
  feature: 'Find out who could get in, before they do.',
  ourGroup: 'Our Group',
  clients: 'Clients',
  contact: 'Contact',
  quote: 'Get a Quote',
  /** Shown on pages of other languages, to visitors who want this one. */
  languageHint: { available: 'This page is available in English', dismiss: 'Close' },
  menu: { open: 'Menu', core: 'Core Services', digital: 'Digital Services', chat: 'WhatsApp' },
} as const;
