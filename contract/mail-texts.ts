import type { FormName } from './forms/form-definition.ts';

type FactLabel = 'reference' | 'received' | 'fullName' | 'email' | 'phoneNumber' | 'country' | 'service' | 'rating' | 'position' | 'resume';

/** The mails about a submission in one language, plain text. `{name}` is a placeholder; the values are named beside each text. */
export interface MailTexts {
  staff: {
    /** Labels of the facts, which stand as a table of two columns. */
    labels: Record<FactLabel, string>;
    /** `{time}`: date and time at the office. */
    received: string;
    /** `{rate}`, `{max}` */
    rating: string;
    /** `{name}`, `{size}` in KiB */
    resume: string;
    suspicious: string;
    /** Stands above the visitor's message. */
    message: string;
    /** Stands above the commands that show the submission. */
    commands: string;
    reply: string;
  };
  confirmation: {
    greeting: string;
    /** `{hours}` */
    openingHours: string;
    /** `{phone}` */
    addition: string;
    notSender: string;
  };
  /** The sentences that name the kind of submission. */
  forms: Record<FormName, FormMailTexts>;
  /** BCP 47 tag by which dates are formatted. */
  locale: string;
}

export interface FormMailTexts {
  /** `{reference}` */
  staffSubject: string;
  staffIntro: string;
  /** `{reference}` */
  confirmationSubject: string;
  /** `{company}`; the reference stands below it. */
  confirmationIntro: string;
  nextSteps: string;
}
