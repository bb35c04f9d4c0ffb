/** The page that an applicant's link opens. */
export const applicationStatus = {
  metadata: { title: 'Your application | {company}', description: 'Where one application stands, for the person who sent it.' },
  eyebrow: 'Your application',
  stages: {
    received: { title: 'It is with us.', text: 'It is waiting its turn. As soon as somebody reads it, you will see that here.' },
    reading: {
      title: 'We are reading it.',
      text: 'It is on the desk of whoever decides on this position. You will hear from us by e-mail.',
    },
    interview: { title: 'We would like to talk.', text: 'We will write to you about a time, or already have.' },
    offer: { title: 'We want you with us.', text: 'You will hear from us about the details by e-mail or phone.' },
    hired: { title: 'The position is yours.', text: 'We look forward to the first day.' },
    closed: { title: 'This application is closed.', text: 'You have heard from us about it. Thank you for your time.' },
    withdrawn: { title: 'You withdrew it.', text: 'We no longer work on it. You can apply again at any time.' },
  },
  interviewAt: 'Your interview: {date}, {city} time',
  stagesLabel: 'How far it has come',
  steps: { received: 'Received', reading: 'Being read', interview: 'Interview', offer: 'Offer' },
  position: 'Position',
  reference: 'Your reference',
  received: 'Received',
  erased: 'Deleted automatically',
  erasedNote: 'With your résumé and every email about it.',
  question: 'A question? Reply to one of our emails, or call {number}.',
  withdraw: 'Withdraw the application',
  withdrawal: {
    title: 'Withdraw your application?',
    text: 'It is for the position of {position}. We will stop working on it, and this cannot be undone. You can apply again while the position is open.',
    confirm: 'Yes, withdraw it',
    keep: 'No, keep it',
  },
  careers: 'Open positions',
} as const;
