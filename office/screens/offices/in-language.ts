import type { Locale } from '#contract/locales';
import type { CompanyOffice } from '#contract/office/offices';

/** Returns an office in the language of whoever reads the list, as far as it has been written in it. */
export const inLanguage = ({ name, country, address, ar }: CompanyOffice, locale: Locale) => ({
  name,
  country,
  address,
  ...(locale === 'ar' && ar),
});
