import type { Locale } from '#contract/locales';
import type { ApplicationStep } from '#contract/office/application-states';
import type { QuoteState } from '#contract/office/quote-states';
import type { ServiceId } from '#contract/services';

/** Colleagues who do not exist: their family name says so. */
export const demoColleagues = [
  { key: 'rami', name: 'Rami Demo', roles: ['sales'] },
  { key: 'zaid', name: 'Zaid Demo', roles: ['sales'] },
  { key: 'huda', name: 'Huda Demo', roles: ['hiring'] },
  { key: 'nadia', name: 'Nadia Demo', roles: ['editor'] },
] as const;
export type DemoColleague = (typeof demoColleagues)[number]['key'];

/** Times are hours since the thing came, or until now, so that the demo does not grow old. */
export interface DemoQuote {
  /** The name before "(demo)" in the quote's own language. */
  name: string;
  /** Local part of the e-mail address. */
  mailbox: string;
  country: string;
  message: string;
  hoursAgo: number;
  suspicious?: true;
  owner?: DemoColleague;
  state?: Exclude<QuoteState, 'new'>;
  /** The colleague's answer, so many hours after it came; `undelivered`: its mail did not arrive. */
  answer?: { after: number; text: string; undelivered?: true };
  /** Says what they wrote back, so many hours after they first wrote. */
  reply?: { after: number; text: string };
  note?: string;
  /** Hours from now; negative for a reminder that is due. */
  remindIn?: number;
}

export interface DemoApplication {
  name: string;
  mailbox: string;
  /** English title of the position of the demo. */
  job: string;
  hoursAgo: number;
  suspicious?: true;
  step?: Exclude<ApplicationStep, 'new'> | 'withdrawn';
  rating?: number;
  note?: string;
  /** Days from now until the interview. */
  interviewIn?: number;
  /** A mail to the applicant; of one who is declined, that tells them. */
  answer?: string;
  /** Hours ago at which they applied for the same job again. */
  againHoursAgo?: number;
  resume: { title: string; summary: string; work: [time: string, what: string][]; skills: string[] };
}

export interface DemoPendingReview {
  name: string;
  mailbox: string;
  rate: number;
  service: ServiceId;
  message: string;
  hoursAgo: number;
}

/** Describes what a language has of the work in the Office. */
export interface DemoWork {
  locale: Locale;
  /** Stands after every name. */
  mark: string;
  answerSubject: string;
  /** The mail with a price offer, whose `{number}` and `{link}` are filled in, and the terms below one. */
  offer: { subject: string; text: string; terms: string };
  interviewPlace: string;
  resume: { notice: string; work: string; skills: string };
  quotes: DemoQuote[];
  applications: DemoApplication[];
  reviews: DemoPendingReview[];
}

/** Makes applications in one language, of people who have all had the same career. @param work their work before, by what they call themselves */
export const applicationIn =
  (work: (title: string) => [time: string, what: string][]) =>
  (
    person: Pick<DemoApplication, 'name' | 'mailbox' | 'job' | 'hoursAgo'>,
    resume: Omit<DemoApplication['resume'], 'work'>,
    more: Partial<DemoApplication> = {},
  ): DemoApplication => ({ ...person, ...more, resume: { ...resume, work: work(resume.title) } });
