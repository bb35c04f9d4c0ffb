import { brand } from '#brand';
import { aboutPart, urls } from '#contract/urls';

/** The navigation bar, its mega-menu and the mobile menu. Icons are chosen by the section that draws them, by URL. */
export const navigation = {
  skip: 'Skip to content',
  label: 'Main',
  breadcrumb: 'You are here',
  home: { label: 'Home', href: urls.home },
  about: {
    label: 'About us',
    href: urls.about,
    entries: [
      { label: 'Overview', href: aboutPart('overview') },
      { label: `Why ${brand.name}`, href: aboutPart('why') },
      { label: 'Our vision', href: aboutPart('vision') },
      { label: 'Our mission', href: aboutPart('mission') },
    ],
  },
  services: {
    label: 'Services',
    core: {
      title: 'Core',
      groups: [
        {
          label: 'Programming',
          href: urls.pointOfSale,
          entries: [
            { label: 'Point of Sale', href: urls.pointOfSale },
            { label: 'Mobile Application', href: urls.mobileApp },
            { label: 'Website', href: urls.website },
            { label: 'Windows', href: urls.windows },
          ],
        },
        {
          label: 'Hardware',
          href: urls.cctv,
          entries: [
            { label: 'CCTV & Smart Home', href: urls.cctv },
            { label: 'PCs', href: urls.pc },
            { label: 'Network', href: urls.network },
          ],
        },
      ],
      entries: [
        { label: 'Cyber Security', href: urls.cyberSecurity },
        { label: 'Networking', href: urls.networking },
        { label: 'Monitoring & Innovation', href: urls.monitoringInnovation },
        { label: 'Established & Rebuild', href: urls.establishedRebuild },
        { label: 'Cloud Services', href: urls.cloudServices },
        { label: 'AI', href: urls.ai },
        { label: 'Maintenance', href: urls.maintenance },
      ],
    },
    marketing: {
      title: 'Marketing',
      entries: [
        { label: 'Design & Branding', href: urls.designBranding },
        { label: 'Digital Marketing & Advertising', href: urls.digitalMarketing },
        { label: 'Social Media Management', href: urls.socialMedia },
        { label: 'Content Creation', href: urls.contentCreation },
        { label: 'Photography & Videography', href: urls.photographyVideo },
        { label: 'SEO', href: urls.seo },
      ],
    },
    /** The picture at the end of the mega-menu. */
    feature: {
      picture: 'padlock',
      title: 'Cyber Security',
      text: 'Find out who could get in, before somebody does.',
      href: urls.cyberSecurity,
    },
  },
  group: { label: 'Our Group', href: urls.ourGroup },
  clients: { label: 'Clients', href: urls.clients },
  contact: { label: 'Contact', href: urls.contact },
  quote: { label: 'Get a Quote', href: urls.contact },
  menu: { open: 'Menu', core: 'Core Services', digital: 'Digital Services' },
} as const;
