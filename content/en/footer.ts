export const footer = {
  description: 'IT services and digital marketing for companies that would rather think about their customers than about their cables.',
  company: {
    title: 'Company',
    about: 'About us',
    ourGroup: 'Our Group',
    clients: 'Clients',
    careers: 'Careers',
    contact: 'Contact',
  },
  services: {
    title: 'Services',
    pointOfSale: 'IT Services',
    digitalMarketing: 'Marketing Services',
    maintenance: 'Maintenance',
  },
  contact: { title: 'Contact', mapHint: 'opens a map in a new tab' },
  social: { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', x: 'X' },
  copyright: '© {copyrightYear} {company}. All rights reserved.',
  legal: { termsConditions: 'Terms and Conditions', privacyPolicy: 'Privacy Policy' },
  toTop: 'Back to top',
  chat: 'Chat with us',
} as const;
