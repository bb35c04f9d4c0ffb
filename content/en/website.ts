export const website = {
  metadata: {
    title: 'Website Design & Development in {country} | {company}',
    description:
      'Company sites, online stores and booking pages from {city}, in Arabic and English: quick on phones, easy to edit and ready for search engines.',
    keywords: ['website development', 'web design {country}', 'online store', 'booking website', 'Arabic website', 'corporate website'],
  },
  name: 'Website',
  service: { name: 'Website Development', description: 'Design, development and care of company sites, online stores and web tools.' },

  hero: {
    eyebrow: 'Website Development',
    title: { before: 'Drawn, built and ', highlight: 'online', after: '.' },
    lead: 'Company sites, shops and booking pages in Arabic and English: quick on a phone, simple to edit, made to bring enquiries.',
    pictureAlt: 'A finished website in a browser window, its wireframe behind it and its phone version beside it',
  },

  process: {
    title: 'A page takes shape',
    text: 'Content and order come first, then structure, then colour and light. You see each stage and approve it before the next one starts.',
    stages: { wireframe: 'Wireframe', structure: 'Structure', finished: 'Finished' },
    /** Stands on the drawn page; the title has two lines. */
    sample: { name: 'Your name', title: ['The first thing', 'people see of you'], action: 'Call us' },
  },

  benefits: {
    title: 'From search to sale in one visit',
    text: 'Six benefits, in the order in which your visitor meets them.',
    moments: { search: 'Searches', arrival: 'Arrives', reading: 'Reads', decision: 'Decides', return: 'Returns' },
    items: {
      search: {
        title: 'Found on Search',
        text: 'Clear titles and tidy addresses tell search engines which question each page answers.',
      },
      speed: { title: 'Fast on Every Phone', text: 'Light pages open on mobile data while the visitor is still interested.' },
      credibility: {
        title: 'Credible at First Glance',
        text: 'Your own design and current facts look like a business that takes care.',
      },
      hours: { title: 'Open at Every Hour', text: 'Services, prices and directions stay available on evenings and holidays.' },
      sales: { title: 'More Enquiries and Sales', text: 'Forms, baskets and chat buttons stand where the decision is made.' },
      results: {
        title: 'Results You Can Measure',
        text: 'You see which page brought the enquiry, and improve the one that did not.',
      },
    },
  },

  siteTypes: {
    title: 'Every kind of site, open side by side',
    types: {
      corporate: { title: 'Corporate Websites', text: 'Who you are, what you do and whom to call.' },
      store: { title: 'Online Stores', text: 'Catalogue, basket, payment and delivery.' },
      booking: { title: 'Clinics, Salons & Booking', text: 'Free slots that visitors book themselves.' },
      estate: { title: 'Real Estate', text: 'Listings with a map, filters and photographs.' },
      education: { title: 'Education', text: 'Courses, lessons and enrolment.' },
      restaurant: { title: 'Restaurants & Delivery', text: 'A menu that takes the order.' },
      tool: { title: 'Custom Web Tools', text: 'Portals and calculators around your own process.' },
    },
    another: { label: 'Another kind?', action: 'Tell us' },
  },

  features: {
    title: 'The lines behind the page',
    text: 'Your visitors will never see them. They do notice when one is missing.',
    items: {
      responsive: { title: 'Responsive Design', text: 'One page that rearranges itself for phone, tablet and desktop.' },
      languages: { title: 'Arabic and English', text: 'Two complete languages, with the layout mirrored for Arabic.' },
      editing: { title: 'Content Management', text: 'Texts, prices and pictures that your own team changes in the browser.' },
      search: { title: 'Search-Ready Structure', text: 'Headings, descriptions and a sitemap set out as search engines expect.' },
      security: { title: 'Security and Backups', text: 'Encrypted connections, checked forms and copies kept in another place.' },
      payments: { title: 'Payments and Integrations', text: 'Gateways, maps, calendars and your accounting, connected and tested.' },
    },
  },

  ownership: {
    title: { before: 'Once it is live, it is ', highlight: 'yours', after: '.' },
    pictureAlt: 'The wireframe behind the finished page, and a pair of gold code brackets in front of them',
    points: {
      ownership: 'Domain, hosting and code registered to your company',
      contract: 'Pages, features and steps agreed in writing before we begin',
      devices: 'Tested on real phones, tablets and browsers',
      training: 'Your editors trained on your own pages',
      support: 'Looked after by the people who built it',
    },
  },

  answers: [
    {
      question: 'Who writes the texts and takes the pictures?',
      answer: 'You, we, or both. Send what you have: the quote says what is missing, and lists writing and photography as separate items.',
    },
    {
      question: 'Do we keep our domain and our e-mail?',
      answer:
        'Yes. The domain stays with your company, and before anything changes we find out where website and mail run today, so that no mailbox goes silent on the day of the move.',
    },
    {
      question: 'Can customers pay by card?',
      answer:
        'Yes, through a payment gateway that your company has a contract with. We connect and test it; its fees and its approval are between you and the gateway.',
    },
    {
      question: 'What does the price depend on?',
      answer: 'On the kinds of pages rather than their number, on the languages, and on what the site does: show, sell, book or calculate.',
    },
    { question: '', answer: '' },
  ],

  closing: {
    title: 'What should people find when they type your name?',
    label: 'The address of your website',
    example: 'your-company.example',
    text: 'Send us the address you have, or the one you would like to have. We ask about your customers first and talk about colours later.',
  },
} as const;
