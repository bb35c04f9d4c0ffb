import { fieldTexts } from './fields.ts';

export const careers = {
  metadata: {
    title: 'IT Jobs and Careers in {city} | {company}',
    description:
      'Open positions at {company} in {city}: what you would do, what you should bring, until when to apply. Send your résumé as a PDF.',
    keywords: ['IT jobs {city}', 'IT jobs {country}', 'network engineer job {city}', 'developer job {country}', '{company} careers'],
  },
  jobMetadata: {
    title: '{job}, {location} | {company}',
    description: '{job} at {company}, {location}: summary, responsibilities, qualifications and the day until which you can apply.',
  },
  title: 'Career',
  intro: {
    label: 'About the team',
    statement: {
      primary: 'Engineers, programmers, writers and designers at one table.',
      secondary: 'Nobody here is a ticket number, and neither is any client.',
    },
    text: [
      'You are on real sites early, beside a colleague who has done it before. What we build is written down, so that a colleague can take over while you are on holiday.',
      'We listen first, draw it, build it, and come back to check. If that is how you like to work, you will recognise yourself in one of the positions below.',
    ],
  },
  list: {
    title: 'Currently open positions',
    closes: 'Closes',
    /** Before the title of a position, for screen readers. */
    details: 'Details:',
    loading: 'Loading careers...',
    failed: 'Error loading careers',
    tryAgain: 'Try Again',
    empty: { title: 'No open positions at the moment', text: 'Check back soon for new opportunities!' },
    pages: {
      label: 'Pages of the positions',
      previous: 'Previous page',
      next: 'Next page',
      position: 'Page {page} of {count}',
    },
  },
  otherwise: { before: 'Nothing that suits you? ', link: 'Write to us anyway.' },
  feed: {
    title: 'Open positions at {company}',
    before: 'New positions are also published as ',
    between: ' and ',
    after: '.',
    rss: 'RSS',
    json: 'JSON feed',
    closes: 'Closes on {date}.',
  },
  job: {
    closes: 'Closes:',
    apply: 'Apply for this Position',
    close: 'Close',
    gone: 'This position is no longer open.',
  },
  /** Above the parts of a position's text, in the language that it is written in. */
  jobHeadings: { summary: 'Job Summary', responsibilities: 'Key Responsibilities', qualifications: 'Required Qualifications' },
  application: {
    title: 'Apply for Position',
    ...fieldTexts.application,
    hint: 'PDF files only, max 5MB',
    choose: 'Choose a file',
    drop: 'or drop it here',
    kilobytes: '{size} kB',
    megabytes: '{size} MB',
    progress: 'Sent so far',
    remove: 'Choose another file',
    cancel: 'Cancel',
    submit: 'Submit Application',
    pending: 'Submitting...',
    note: 'Only the people who decide on this position read it.',
    chooseAgain: 'For your safety the browser forgets the chosen file: please choose it again.',
  },
  sent: {
    title: 'It is with us.',
    text: 'We have your application. A confirmation with your reference is on its way to your inbox.',
  },
} as const;
