/** The form that asks for emails about new jobs, and the page that it and the links of its mails open. */
export const jobAlerts = {
  metadata: { title: 'Emails about new jobs | {company}', description: 'New jobs by email: what somebody asked for, for that person.' },
  eyebrow: 'New jobs by email',
  form: {
    title: 'Tell me about new jobs',
    text: 'One email when there is a new job, and nothing else. Every email has a link that ends it.',
    email: 'Email address',
    submit: 'Tell me',
  },
  states: {
    refused: { title: 'Please check the address.', text: 'We have not stored anything yet.' },
    asked: {
      title: 'Now look in your inbox.',
      text: 'Open the link in our email, and you are on the list. If there is none in a few minutes, look among the spam. We write to an address once a day at most, however often it is entered.',
    },
    unconfirmed: {
      title: 'One more click.',
      text: 'Then you get an email when there is a new job.',
      action: 'Yes, tell me about new jobs',
    },
    confirmed: { title: 'You are on the list.', text: 'When there is a new job, we write to you. Every email has a link that ends it.' },
    expired: {
      title: 'This link no longer works.',
      text: 'It was good for seven days, or a newer email has another one. Enter the address again, and you get another link.',
    },
    leaving: { title: 'No more emails about new jobs?', text: 'We delete your address at once.', action: 'Yes, stop them' },
    left: {
      title: 'You get no more of these emails.',
      text: 'Your address is deleted. If you want to hear from us again one day, ask for it under our open positions.',
    },
  },
  careers: 'Open positions',
} as const;
