import { brand } from '#brand';
import { claimed, figures } from '#content/en/figures';
import { urls } from '#contract/urls';

/** What only the printed company profile says. The rest of its words are those of the home, about and contact pages. */
export const companyProfileText = {
  document: {
    title: `${brand.name}: Company Profile`,
    subject: `Who ${brand.name} is, how it works, what it offers and where to find it`,
    keywords: ['company profile', 'IT services', 'digital marketing', brand.office.city, brand.office.country],
  },
  cover: { title: ['Company', 'Profile'] },
  whoWeAre: { eyebrow: 'Who we are' },
  vision: { eyebrow: 'Vision and mission' },
  howWeWork: { eyebrow: 'How we work', title: { before: 'One ', highlight: 'step', after: ' carries the next.' } },
  itServices: {
    eyebrow: 'IT services',
    maintenance: 'All of it is looked after once it runs: checked, updated, repaired.',
  },
  marketing: { eyebrow: 'Marketing services' },
  figures: {
    eyebrow: 'In figures',
    title: { before: 'What has been ', highlight: 'counted', after: '.' },
    claims: claimed([figures.clients, figures.branches, figures.services, figures.projects, figures.uptime, figures.support]),
  },
  contact: {
    eyebrow: 'Offices and contact',
    branches: { label: 'All branches', href: urls.ourGroup },
    website: 'Website',
    quote: { label: 'Get a Quote', href: urls.contact },
  },
} as const;
