/** Only the printed company profile says this. The rest of its words are those of the home, about and contact pages. */
export const companyProfileText = {
  document: {
    title: '{company}: Company Profile',
    subject: 'Who {company} is, how it works, what it offers and where to find it',
    keywords: ['company profile', 'IT services', 'digital marketing', '{city}', '{country}'],
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
  figures: { eyebrow: 'In figures', title: { before: 'What has been ', highlight: 'counted', after: '.' } },
  contact: { eyebrow: 'Offices and contact', branches: 'All branches', website: 'Website', quote: 'Get a Quote' },
} as const;
