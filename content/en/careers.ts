import { brand } from '#brand';
import type { applicationForm } from '#contract/forms/application';
import type { FieldName } from '#contract/forms/form-definition';
import { urls } from '#contract/urls';

export const careers = {
  metadata: {
    title: `Career | ${brand.name}`,
    description: `Open positions at ${brand.name} in ${brand.office.city}: what you would do, what you should bring, until when to apply. Send your résumé as a PDF.`,
    keywords: [
      `IT jobs ${brand.office.city}`,
      `IT jobs ${brand.office.country}`,
      `network engineer job ${brand.office.city}`,
      `developer job ${brand.office.country}`,
      `${brand.name} careers`,
    ],
  },
  jobMetadata: (jobTitle: string, location: string) => ({
    title: `${jobTitle}, ${location} | ${brand.name}`,
    description: `${jobTitle} at ${brand.name}, ${location}: summary, responsibilities, qualifications and the day until which you can apply.`,
  }),
  breadcrumb: [{ label: 'Career', href: urls.careers }],
  title: 'Career',
  intro: {
    label: 'About the team',
    statement: {
      primary: 'Engineers, programmers, writers and designers at one table.',
      secondary: 'Nobody here is a ticket number, and no client is either.',
    },
    text: [
      'You are on real sites early, with somebody beside you who has done it before. What we build is written down, so that a colleague can take over and you can take your leave.',
      'We listen first, draw it, build it, and come back to check. If that is how you like to work, you will recognise yourself in one of the positions below.',
    ],
  },
  list: {
    title: 'Currently open positions',
    closes: 'Closes',
    details: (jobTitle: string) => `Details: ${jobTitle}`,
    loading: 'Loading careers...',
    failed: 'Error loading careers',
    tryAgain: 'Try Again',
    empty: { title: 'No open positions at the moment', text: 'Check back soon for new opportunities!' },
    pages: {
      label: 'Pages of the positions',
      previous: 'Previous page',
      next: 'Next page',
      position: (page: number, count: number) => `Page ${page} of ${count}`,
    },
    otherwise: { before: 'Nothing that fits? ', link: { label: 'Write to us anyway.', href: urls.contact } },
  },
  job: {
    eyebrow: 'Open position',
    closes: 'Closes:',
    summary: 'Job Summary',
    responsibilities: 'Key Responsibilities',
    qualifications: 'Required Qualifications',
    apply: 'Apply for this Position',
    close: 'Close',
    gone: 'This position is no longer open.',
  },
  application: {
    title: 'Apply for Position',
    labels: { fullName: 'Full Name', email: 'Email Address', resume: 'Resume (PDF)' } satisfies Record<
      FieldName<typeof applicationForm>,
      string
    >,
    hint: 'PDF files only, max 5MB',
    choose: 'Choose a file',
    drop: 'or drop it here',
    chosen: (name: string, size: string) => `${name}, ${size}`,
    progress: 'Sent so far',
    remove: 'Choose another file',
    cancel: 'Cancel',
    submit: 'Submit Application',
    pending: 'Submitting...',
    note: 'Only the people who decide about this position read it.',
    sent: {
      title: 'It is with us.',
      text: 'We have your application. A confirmation with your reference is on its way to your inbox.',
    },
    chooseAgain: 'For your safety the browser forgets the chosen file: please choose it again.',
  },
} as const;
