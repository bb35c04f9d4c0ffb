import { type Brands, brand } from '#brand';
import { changedBrands, configuredFields } from '#brand/changes';
import type { FormName } from '#contract/forms/form-definition';
import type { Locale } from '#contract/locales';
import type { AllCompanySettings } from '#contract/office/company';
import { aimHours } from '#contract/office/quote-states';
import type { ApiSettings } from '../settings.ts';
import type { Repositories } from '../store/open-store.ts';

/** The company as mails and the Office see it now. */
export interface Company {
  brands: Brands;
  /** Recipients of the notification about a submission, by its form. */
  staffEmails: Record<FormName, readonly string[]>;
  /** Lists who is told of mails that did not arrive. */
  failureEmails: readonly string[];
  /** Lines below the names of writer and company in answers, by the language of the mail; null without. */
  signature: Record<Locale, string | null>;
  /** Hours within which a first answer is to go out. */
  aimHours: number;
}

/** As it is configured, with what was changed in the Office. */
export async function readCompany({ company }: Pick<Repositories, 'company'>, { staffEmails }: ApiSettings): Promise<Company> {
  const {
    toldQuotes,
    toldReviews,
    toldApplications,
    toldFailedMails,
    signature,
    aimHours: aim,
    requiresSecondFactor,
    allowsProviders,
    requiresProviders,
    taxName,
    taxPercent,
    ...published
  } = (await company.current()).values;
  return {
    brands: changedBrands(published),
    staffEmails: {
      quote: onceEach(toldQuotes ?? staffEmails.quote),
      review: onceEach(toldReviews ?? staffEmails.review),
      application: onceEach(toldApplications ?? staffEmails.application),
    },
    failureEmails: onceEach(toldFailedMails ?? []),
    signature: { en: signature?.en ?? null, ar: signature?.ar ?? signature?.en ?? null },
    aimHours: aim ?? aimHours,
  };
}

/** An address that stands in a list twice, once in capitals say, gets one mail. */
const onceEach = (addresses: readonly string[]): string[] => [
  ...new Map(addresses.map((address) => [address.toLowerCase(), address])).values(),
];

/** Hours within which a first answer is to go out. */
export async function readAim({ company }: Pick<Repositories, 'company'>): Promise<number> {
  return (await company.current()).values.aimHours ?? aimHours;
}

/** Returns the settings that apply where nothing was changed. */
export function configuredSettings({ staffEmails, applicationRetentionMonths }: ApiSettings): AllCompanySettings {
  return {
    ...configuredFields(),
    keepApplicationsMonths: applicationRetentionMonths,
    toldQuotes: [...staffEmails.quote],
    toldReviews: [...staffEmails.review],
    toldApplications: [...staffEmails.application],
    toldFailedMails: [],
    signature: null,
    taxName: brand.offers.tax?.name ?? null,
    taxPercent: brand.offers.tax?.percent ?? null,
    aimHours,
    requiresSecondFactor: false,
    allowsProviders: false,
    requiresProviders: false,
  };
}
