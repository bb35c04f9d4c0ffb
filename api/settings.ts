import type { FieldTexts } from '#contract/forms/field-texts';
import type { FormName } from '#contract/forms/form-definition';
import type { HoursTexts } from '#contract/hours/hours-words';
import type { Locale } from '#contract/locales';
import type { MailTexts, OfficeMailTexts, TemplateTexts } from '#contract/mail-texts';
import type { MessageTexts } from '#contract/messages';
import type { SheetText } from '#contract/offers/offer-limits';
import type { TemplatePurpose } from '#contract/office/mail';
import type { Role } from '#contract/office/permissions';
import type { LineValue } from '#contract/texts/changed-texts';
import type { TextTree } from '#contract/texts/lines';

/** Describes what the API writes to people, in one language. */
export interface ApiTexts {
  messages: MessageTexts;
  /** Texts of the forms. */
  fields: FieldTexts;
  mails: MailTexts;
  officeMails: OfficeMailTexts;
  hours: HoursTexts;
  /** Words that stand on a price offer beside its content. */
  offerSheet: SheetText;
  /** The templates that the Office begins with, by what they are for. */
  templates: Readonly<Record<TemplatePurpose, readonly TemplateTexts[]>>;
  /** BCP 47 tag by which `Intl` writes dates in it. */
  format: string;
}

/** Describes the texts that the site was built with. */
export interface SiteTexts {
  byLocale: Readonly<Record<Locale, Readonly<Record<string, TextTree>>>>;
  /** Returns what may stand in braces in a line. @param path `hero/title` */
  placeholdersAt(name: string, path: string, original: LineValue): readonly string[];
  /** Names of the facts of the company, which may stand in a line or not. */
  facts: readonly string[];
}

/** Describes a provider that signs colleagues in, as the settings name it. */
export interface ProviderSettings {
  /** Its name in addresses and in the history. */
  id: string;
  /** Its name on the button. */
  label: Readonly<Record<Locale, string>>;
  /** The URL that identifies it, with which its tokens begin to be trusted; compared letter by letter. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** The claim that says that the address is the person's. */
  emailVerifiedClaim: string;
  /** Values of `amr`, of which one says that more than a password was asked for. */
  secondFactorAmr: readonly string[];
  /** Values of `acr` that say so; asked for. */
  secondFactorAcr: readonly string[];
  groupsClaim: string;
  /** Group → roles. With no rule, here or in `addresses`, whoever has an account may come in, in the roles that the Office has. */
  groups: Readonly<Record<string, readonly Role[]>>;
  /** Address, or the domain of one with its @, → roles. */
  addresses: Readonly<Record<string, readonly Role[]>>;
}

/** Describes what the API is told about the site. */
export interface ApiSettings {
  /** Recipients of the notification about a submission, by its form. */
  staffEmails: Record<FormName, readonly string[]>;
  /** Public URL of the site, without a slash at its end. */
  origin: string;
  /** Months for which an application is kept. */
  applicationRetentionMonths: number;
  /** Providers that may sign colleagues in. */
  signInProviders: readonly ProviderSettings[];
  webhooks: WebhookSettings;
}

/** Describes how other systems are told. */
export interface WebhookSettings {
  /** This machine may be the receiver, also without TLS: for development and tests. */
  allowsLoopback: boolean;
  /** Hours for which the secret of before signs too, after a rotation. */
  overlapHours: number;
  /** Days after which an endpoint that has only failed is switched off. */
  offAfterDays: number;
}

/** Describes what mails are written with. */
export interface MailContext {
  texts: Record<Locale, ApiTexts>;
  settings: ApiSettings;
}
