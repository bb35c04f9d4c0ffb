import type { Locale } from '#contract/locales';
import { profileData } from './profile-data.ts';
import { typeset } from './typeset.ts';

/** The company profile in a language as a PDF, set from the texts and pictures of the pages. Its links lead to `site`. */
export const makeCompanyProfile = (locale: Locale, site: URL): Promise<Buffer> => typeset(profileData(locale, site));
