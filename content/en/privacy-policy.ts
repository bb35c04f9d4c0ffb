export const privacyPolicy = {
  metadata: {
    title: 'Privacy Policy | {company}',
    description:
      'Which personal information {company} collects, what it is used for, who may see it, the two cookies this website sets, and your rights.',
    keywords: ['privacy policy', 'personal data', 'data protection {country}', 'cookies', 'your rights'],
  },
  title: 'Privacy Policy',
  /** The date on which this version took effect; site/pages/privacy-policy.astro has it for machines. */
  effective: '21/7/2025',
  lead: 'Which details you give us, what happens to them, and how you get them back.',
  end: 'Your privacy is our priority',

  collected: {
    title: 'Information collected',
    intro: 'You decide what you tell us. When you ask for a quote, write a review, call us or become a client, we may receive:',
    items: ['Full name', 'E-mail address', 'Phone number', 'Company name and address', 'Service requests', 'Communication history'],
    language: {
      title: 'The language of the page',
      text: 'With what you send we store the language of the page it came from, so that the answer comes in that language.',
    },
    visit: {
      title: 'How you found us',
      text: 'With what you send we store the page it was sent from, the page of this website before it, the website that led you here, and the marks of a campaign in the link that you followed (utm_source and the like). If there is such a website or mark, your browser keeps it in this tab, until the tab is closed or another one takes its place. No cookie is set for it. It tells us which pages and campaigns people write to us from.',
    },
    counts: {
      title: 'How often pages are seen',
      text: 'Our server counts how often each page is opened, and each form begun, on a day. These are numbers alone: no cookie is set for them, and neither your IP address nor anything else about you is kept with them.',
    },
    draft: {
      title: 'What you have not sent yet',
      text: 'What you type into a form is kept by your browser, in this tab, so that a reload or a change of the language loses nothing. It is deleted when the form is sent or the tab is closed; a browser that reopens a closed tab may bring it back. It does not reach us before you send it. Of a file that you choose, only the fact that there was one is kept.',
    },
    usage: {
      title: 'Usage data',
      text: 'Cookies and analytics can tell which pages are opened, when, and with what kind of browser. At present this website sets no analytics or advertising cookies. Our server keeps only the technical records it needs to run and to fend off abuse.',
      /** Instead, where brand.config.ts has `thirdParties.analytics`. */
      withAnalytics:
        'This website counts visits with a program of {provider}, which is loaded from {scriptHosts} and reports to {connectionHosts} which page is opened, when, with what kind of browser and from which IP address. It runs on public pages alone. Our server keeps only the technical records it needs to run and to fend off abuse.',
    },
    /** Shown where brand.config.ts has `thirdParties.map`. */
    map: {
      title: 'The map',
      text: 'The map of our office on the contact page comes from {provider}. When it is shown, your browser loads it from {frameHosts}, which thereby learns your IP address.',
    },
    applicants: {
      title: 'Applications for a job',
      text: 'An application adds your résumé. It is kept privately, read only by those who decide about the position, and deleted {period} after you last applied for the position, or earlier if you ask for it.',
      period: { one: '{count} month', other: '{count} months' },
    },
    alerts: {
      title: 'Emails about new jobs',
      text: 'If you ask to hear of new jobs, we store your e-mail address and the language of the page, and use them for that alone. You have to confirm the address by a link that we send to it; without that it is deleted after seven days. Every one of these emails has a link that ends them, which deletes the address at once.',
    },
  },

  use: {
    title: 'Use',
    intro: 'We use your information for five purposes and for no other:',
    purposes: {
      answers: { term: 'Answers', text: 'To respond to your inquiries and prepare the quote you asked for.' },
      orders: { term: 'Orders', text: 'To process transactions, carry out the work and send invoices.' },
      improvement: { term: 'Improvement', text: 'To see where our services and this website can get better.' },
      marketing: { term: 'Marketing', text: 'To send you news of our services, only with your consent.' },
      law: { term: 'Law', text: 'To comply with the law, for example in bookkeeping.' },
    },
  },

  protection: {
    title: 'Data protection and security',
    text: [
      'Access to your information is limited to authorised members of our team, who see only what their task requires. We guard it against loss, misuse and unauthorised access with technical and organisational measures.',
      'No storage is perfectly safe. If a breach should put your information at risk, we will tell you and the authorities as the law requires.',
    ],
  },

  sharing: {
    title: 'Sharing',
    primary: ['Not for sale.', 'Not for rent.'],
    intro: 'Your information is never sold or rented. It leaves our company in three cases only:',
    items: [
      'with your permission;',
      'with third-party providers who work for us, such as a mail or hosting service, and are bound to confidentiality;',
      'when we are legally required to hand it over.',
    ],
  },

  cookies: {
    title: 'Cookies',
    /** Says what each of the two is for; their names are in site/sections/legal/privacy.tsx. */
    token:
      'One of the only two cookies that this website sets. It protects the forms: with it our server knows that what arrives was sent from our own pages. It holds no name and does not follow you.',
    language:
      'The other one, which is set when you choose a language or close the line that offers you another. It remembers that for a year. It holds no name and does not follow you.',
    text: [
      'You can disable cookies in your browser. Every page can still be read, but some features, such as sending a form, may be affected.',
      'Before a cookie for analytics or any other purpose is added, it will be named here, and we will ask for your consent where the law requires it.',
    ],
  },

  rights: {
    title: 'Your Rights',
    items: {
      access: { term: 'Access', text: 'Ask which information about you we hold, and receive it.' },
      correction: { term: 'Correction or deletion', text: 'Have what is wrong put right, or have it removed.' },
      withdrawal: { term: 'Withdrawal', text: 'Take back your consent to communications whenever you like.' },
    },
    contact: 'An e-mail or a call is enough. We may ask you to show that the information is yours.',
  },

  changes: {
    title: 'Changes to the policy',
    text: 'When our work or the law changes, this policy may change with it. The version on this page is the one in force; its date stands at the top.',
  },
} as const;
