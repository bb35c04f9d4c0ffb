import type { FormName } from './forms/form-definition.ts';
import type { Locale } from './locales.ts';
import type { ApplicationState } from './office/application-states.ts';
import type { SentEvent } from './office/connections/webhook-events.ts';
import type { ClosingReason, QuoteState } from './office/quote-states.ts';
import type { Turn } from './office/quotes.ts';
import type { ReviewState } from './office/reviews.ts';
import type { Source } from './visits/source.ts';

/** The mails about a submission in one language, plain text. `{name}` is a placeholder; the values are named beside each text. */
export interface MailTexts {
  staff: {
    /** Labels of what every submission has. */
    labels: Record<'reference' | 'received' | 'language', string>;
    /** Labels of fields that are called otherwise than beside their inputs. */
    fields: Readonly<Record<string, string>>;
    /** `{time}`: date and time at the office; `{city}`: that of the office */
    received: string;
    /** Names of the languages that visitors write in. */
    languages: Record<Locale, string>;
    /** `{rate}`, `{max}` */
    rating: string;
    /** `{name}`, `{size}` in KiB */
    resume: string;
    suspicious: string;
    /** Stands on the link to it in the Office. */
    office: string;
    reply: string;
  };
  confirmation: {
    /** `{name}` */
    greeting: string;
    /** For a name that is not repeated, because it might be something else. */
    greetingWithoutName: string;
    /** `{hours}`, `{city}` */
    openingHours: string;
    /** Stands above the link to the page that shows where it stands. */
    statusIntro: string;
    /** Stands on that link. */
    statusLink: string;
    /** `{phone}` */
    addition: string;
    notSender: string;
  };
  /** A colleague writes this to a customer. */
  answer: {
    /** The sender's name: `{writer}`, `{company}` */
    sender: string;
    /** Stands below the text: `{writer}`, `{company}` */
    signature: string;
    /** Stands above what the customer wrote: `{time}`, `{name}` */
    quoted: string;
  };
  /** The words about price offers. */
  offers: {
    /** The terms that a new offer begins with. */
    terms: string;
    /** The customer agrees to this, and it stands in the timeline: `{number}`, `{total}` with its currency, `{name}` as typed */
    accepted: string;
    /** To staff: `{number}`, `{name}` */
    acceptedSubject: string;
    acceptedIntro: string;
    askedSubject: string;
    askedIntro: string;
    /** Labels of what was written. */
    labels: Record<'accepted' | 'question', string>;
  };
  /** Entries of calendars about interviews. */
  interview: {
    /** To the applicant: `{job}`, `{company}` */
    title: string;
    /** Names colleagues: `{names}` */
    people: string;
  };
  /** The calendar of a colleague. */
  calendar: {
    /** `{company}` */
    name: string;
    /** `{name}` of the applicant, `{job}` */
    interview: string;
    /** For whoever may not see who it is with: `{job}` */
    interviewAlone: string;
    /** `{name}` of the customer */
    reminder: string;
    /** Stands before the address of it in the Office: `{url}` */
    link: string;
  };
  /** To those who want to hear of new jobs. `{company}` is in any of them. */
  jobAlerts: {
    confirm: LinkMailTexts;
    /** To somebody who is told already, and for whom somebody has asked again. */
    known: { subject: string; intro: string };
    one: JobMailTexts;
    several: JobMailTexts;
    /** `{job}`, `{location}` and `{date}`, the last day on which people can apply */
    job: string;
    /** Stands on the link to it: `{job}` */
    read: string;
    why: string;
    /** Stands on the link that ends these mails. */
    leave: string;
  };
  /** The sentences that name the kind of submission. */
  forms: Record<FormName, FormMailTexts>;
}

interface JobMailTexts {
  /** `{job}`, where there is one. */
  subject: string;
  intro: string;
}

export interface FormMailTexts {
  /** `{name}` of the visitor; `{topic}`: the job title, the stars, or the beginning of the message; `{reference}` */
  staffSubject: string;
  staffIntro: string;
  /** `{reference}` */
  confirmationSubject: string;
  /** `{company}`; the reference stands below it. */
  confirmationIntro: string;
  nextSteps: string;
}

/** The figures of a week, in the order of its mail. */
export const weekFigures = [
  'quotes',
  'won',
  'lost',
  'median',
  'ninetieth',
  'views',
  'pages',
  'sources',
  'applications',
  'reviews',
] as const;
export type WeekFigure = (typeof weekFigures)[number];

/** The mails about accounts of the Office. `{company}` is a placeholder of all, `{name}` of the greeting. */
export interface OfficeMailTexts {
  greeting: string;
  /** `{inviter}` */
  invitation: LinkMailTexts;
  reset: LinkMailTexts;
  /** To whoever an owner lets begin anew. `{owner}`, also in `notExpected`. */
  startAnew: LinkMailTexts;
  /** To that owner. `{person}` */
  startedAnew: { subject: string; intro: string; signedOut: string; notYou: string };
  /** To the new address of an account, which it confirms. `{owner}` */
  newEmail: LinkMailTexts;
  /** To the address before it. `{owner}` and `{email}`, the new one. */
  emailAsked: { subject: string; intro: string; notYou: string };
  /** The same, once it is confirmed. `{email}` */
  emailChanged: { subject: string; intro: string; notYou: string };
  /** Somebody can now sign in with something new. */
  newMethod: {
    subject: string;
    /** `{method}` */
    intro: string;
    methods: Record<'passkey' | 'password' | 'authenticator' | 'recoveryCodes' | 'provider', string>;
    notYou: string;
  };
  /** A person has chosen to be told this. `{reference}` and `{country}` of the quote. */
  newQuote: { subject: string; intro: string; link: string };
  /** Tells the person what a colleague has given to them: one thing, `{reference}`, or several, `{count}`. */
  given: {
    subject: Record<'quote' | 'application', string>;
    several: string;
    /** `{giver}` */
    intro: string;
    kinds: Record<'quote' | 'application', string>;
    link: string;
  };
  /** Tells a person that a note names them. `{reference}`; `{author}` of the intro */
  mentioned: { subject: Record<'quote' | 'application', string>; intro: string; link: string };
  /** Tells a person that somebody has answered in what is theirs. `{reference}` */
  replied: { subject: Record<'quote' | 'application', string>; intro: Record<'quote' | 'application', string>; link: string };
  overdue: {
    subject: string;
    /** `{hours}`: the aim for the first answer. */
    intro: string;
    /** `{time}`: since when. */
    since: Record<'quote' | 'review' | 'application', string>;
    link: string;
  };
  week: {
    subject: string;
    /** `{company}`, `{from}` and `{to}`: the first and the last day of the week. */
    intro: string;
    labels: Record<WeekFigure, string>;
    /** `{now}`, and `{before}` of the week before. */
    compared: string;
    /** `{hours}` */
    hours: string;
    /** Instead of hours that there are none of. */
    none: string;
    /** `{name}` and `{count}`, several of them in a row. */
    counted: string;
    /** Instead of a page or a source that is not known. */
    unknown: string;
    link: string;
    /** For those who do not see the figures of quotes. */
    today: string;
  };
  /** To the recipients set under Company. `{reference}` of what the mail was about. */
  failure: { subject: string; intro: string; link: string; why: string };
  /** To those who manage connections, when an endpoint was switched off by itself. `{name}` of the endpoint, in all but `next` and `link`. */
  webhookOff: { subject: string; failing: string; gone: string; next: string; link: string };
  /** Messages to a chat. `{reference}`, `{from}` and `{to}` are names of states, `{rate}` are stars, `{job}` is a title. */
  chat: {
    events: Record<SentEvent, string>;
    reviewStates: Record<ReviewState, string>;
    /** Stands behind what the spam check has set apart. */
    suspicious: string;
    /** Stand on the links. */
    open: string;
    openJob: string;
  };
  /** Heads and words of the file of quotes, for spreadsheet programs, behind what was entered. */
  quotesFile: {
    columns: Record<
      ('reference' | 'received' | 'language') | ('state' | 'reason' | 'turn' | 'since' | 'reminder' | 'assignee' | keyof Source),
      string
    >;
    states: Record<QuoteState, string>;
    reasons: Record<ClosingReason, string>;
    turns: Record<Turn, string>;
    languages: Record<Locale, string>;
  };
  /** The same for applications. */
  applicationsFile: {
    columns: Record<
      | ('reference' | 'received' | 'again' | 'name' | 'email' | 'job' | 'language' | 'state' | 'since' | 'rating' | 'assignee')
      | ('notes' | 'interview' | 'minutes' | 'place' | 'notified' | 'wroteBack' | 'erased'),
      string
    >;
    states: Record<ApplicationState, string>;
    languages: Record<Locale, string>;
  };
  /** Says why such a mail comes, and how it stops. */
  chosen: string;
}

/** A template that the Office begins with. */
export interface TemplateTexts {
  name: string;
  subject: string;
  /** `{{placeholders}}` as in contract/office/mail.ts. */
  text: string;
}

interface LinkMailTexts {
  subject: string;
  intro: string;
  /** Stands on the link. */
  link: string;
  /** Says how long and how often the link is good. */
  validity: string;
  /** For somebody who did not ask for it. */
  notExpected: string;
}
