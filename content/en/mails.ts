import type { MailTexts } from '#contract/mail-texts';

/** The two mails about a submission: one for staff, one that confirms the receipt to the visitor. */
export const mails: MailTexts = {
  staff: {
    labels: {
      reference: 'Reference',
      received: 'Received',
      language: 'Language',
    },
    fields: { careerId: 'Job', fullName: 'Full name', email: 'Email', phoneNumber: 'Phone', resume: 'Résumé' },
    received: '{time}, {city} time',
    languages: { en: 'English', ar: 'Arabic' },
    rating: '{rate} of {max} stars',
    resume: '{name} ({size} KiB)',
    suspicious: 'This looks like spam. Please check before you reply.',
    office: 'Open in the Office',
    reply: 'If you reply to this email, your reply goes to the visitor.',
  },
  confirmation: {
    greeting: 'Hello {name},',
    greetingWithoutName: 'Hello,',
    openingHours: 'Our office is open {hours}, {city} time.',
    statusIntro: 'This link is yours alone. It shows where your application stands, and lets you withdraw it:',
    statusLink: 'See where it stands',
    addition: 'If you want to add something, reply to this email or call {phone}, and quote the reference.',
    notSender: 'If you did not write to us, someone has entered your address. You do not need to do anything.',
  },
  answer: {
    sender: '{writer}, {company}',
    signature: '{writer}, {company}',
    quoted: '{time}, {name} wrote:',
  },
  offers: {
    terms: 'Anything that is not listed here is not part of the offer.\nWe quote changes separately, before we make them.',
    accepted: 'I accept price offer {number} with a total of {total}. {name}',
    acceptedSubject: '{name} has accepted price offer {number}',
    acceptedIntro: 'A price offer was accepted.',
    askedSubject: '{name} has a question about price offer {number}',
    askedIntro: 'There is a question about a price offer. It is in the timeline of the quote too.',
    labels: { accepted: 'Accepted', question: 'Question' },
  },
  interview: {
    title: 'Interview: {job}, {company}',
    people: 'You will meet {names}.',
  },
  calendar: {
    name: '{company}: my interviews',
    interview: 'Interview: {name}, {job}',
    interviewAlone: 'Interview: {job}',
    reminder: 'Reminder: quote from {name}',
    link: 'In the Office: {url}',
  },
  jobAlerts: {
    confirm: {
      subject: 'Please confirm: emails about new jobs at {company}',
      intro: 'Someone, you we hope, entered this address on our website to hear of new jobs at {company}. Please confirm that it was you:',
      link: 'Yes, tell me about new jobs',
      validity: 'The link is good for seven days. If nobody confirms by then, we erase the address.',
      notExpected: 'If it was not you, you do not need to do anything. We will not write to you about jobs.',
    },
    known: {
      subject: 'You are on our list for new jobs already',
      intro:
        'This address was entered on our website again. It is on the list already, so nothing has changed: when there is a new job at {company}, you get an email.',
    },
    one: { subject: 'New job: {job}', intro: 'There is a new job at {company}.' },
    several: { subject: 'New jobs at {company}', intro: 'There are new jobs at {company}.' },
    job: '{job}, {location}. You can apply until {date}.',
    read: 'Read and apply: {job}',
    why: 'You get this email because you asked for it on our website.',
    leave: 'Stop these emails',
  },
  forms: {
    quote: {
      staffSubject: 'New quote from {name}: {topic} ({reference})',
      staffIntro: 'There is a new quote.',
      confirmationSubject: 'We have received your quote request ({reference})',
      confirmationIntro: 'Thank you for writing to {company}. We have received your quote request. Its reference is',
      nextSteps: 'We will read it and answer to this address, or call the number you gave us.',
    },
    review: {
      staffSubject: 'New review from {name}: {topic} ({reference})',
      staffIntro: 'There is a new review.',
      confirmationSubject: 'We have received your review ({reference})',
      confirmationIntro: 'Thank you for writing to {company}. We have received your review. Its reference is',
      nextSteps: 'We read every review before it appears on our site.',
    },
    application: {
      staffSubject: 'New application from {name}: {topic} ({reference})',
      staffIntro: 'There is a new application.',
      confirmationSubject: 'We have received your job application ({reference})',
      confirmationIntro: 'Thank you for writing to {company}. We have received your job application. Its reference is',
      nextSteps: 'We will read it together with your résumé and write to this address.',
    },
  },
};
