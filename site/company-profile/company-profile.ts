import { directionOf, type Locale } from '#contract/locales';
import { profileData } from './profile-data.ts';
import { profilePictures } from './profile-pictures.ts';
import { typeset } from './typeset.ts';

/** The company profile in a language as a PDF, set from the texts and pictures of the pages. Its links lead to `site`. */
export async function makeCompanyProfile(locale: Locale, site: URL): Promise<Buffer> {
  const pictures = await profilePictures(directionOf(locale) === 'rtl');
  return typeset(new Map([['data.json', Buffer.from(JSON.stringify(profileData(locale, site)))], ...pictures]));
}
