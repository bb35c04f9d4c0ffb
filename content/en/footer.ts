import { brand } from '#brand';
import { urls } from '#contract/urls';

export const footer = {
  description: 'IT services and digital marketing for companies that would rather think about their customers than about their cables.',
  company: {
    title: 'Company',
    links: [
      { label: 'About us', href: urls.about },
      { label: 'Our Group', href: urls.ourGroup },
      { label: 'Clients', href: urls.clients },
      { label: 'Careers', href: urls.careers },
      { label: 'Contact', href: urls.contact },
    ],
  },
  services: {
    title: 'Services',
    links: [
      { label: 'IT Services', href: urls.pointOfSale },
      { label: 'Marketing Services', href: urls.digitalMarketing },
      { label: 'Maintenance', href: urls.maintenance },
    ],
  },
  contact: { title: 'Contact', mapHint: 'opens a map in a new tab' },
  social: { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', x: 'X' },
  copyright: `© ${brand.copyrightYear} ${brand.name}. All rights reserved.`,
  legal: [
    { label: 'Terms and Conditions', href: urls.termsConditions },
    { label: 'Privacy Policy', href: urls.privacyPolicy },
  ],
  toTop: 'Back to top',
  chat: 'Chat with us',
} as const;
