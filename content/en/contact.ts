export const contact = {
  metadata: {
    title: 'Contact Our Office in {city} | {company}',
    description: 'Ask {company} for a quote, call {phone} or come by: {street}, {city}. {hours}.',
    keywords: ['IT company {city}', 'IT support {country}', 'request a quote', '{building} {city}', '{company} phone number'],
  },
  title: { before: 'You will find us ', highlight: 'in {city}', after: '.' },
  lead: 'Write, call or come by. Tell us what should get better, and one of our team will answer.',
  pictureAlt: 'The lights of {city} at night, seen over the roofs',
  /** For a company in another city than that of the picture. */
  otherCityAlt: 'The lights of a city at night, seen over the roofs',
  /** Begin the message that opens with what the visitor wrote on another page. */
  openings: { website: 'Our website: {line}', seo: 'We want to be found for: {line}' },
  /** Below the quote form, from sending to the quote. */
  afterSending: {
    title: 'What happens next',
    steps: {
      read: { title: 'A person reads it', text: 'One of our team goes through what you wrote, and asks if something is missing.' },
      reply: { title: 'You hear from us', text: 'By e-mail or phone, within our business hours: {hours}.' },
      quote: { title: 'You get a written quote', text: 'It costs nothing and commits you to nothing.' },
    },
    holds: {
      title: 'What a quote holds',
      items: {
        work: 'What we do, and what stays with you',
        prices: 'What each part costs',
        dates: 'When we start, and when it is done',
        care: 'Who looks after it from then on',
        validity: 'How long the prices stand',
      },
    },
  },
  labels: { phone: 'Phone', email: 'E-mail', office: 'Office', hours: 'Business hours', social: 'Follow us' },
  /** On days with other hours than those of every week. */
  hours: { closed: 'Closed', outside: 'Outside these days: {hours}' },
  map: { label: 'View on Google Maps', hint: 'opens in a new tab', frame: 'Map of our office' },
  copy: { action: 'Copy', done: 'Copied', phone: 'phone number', email: 'e-mail address' },
} as const;
