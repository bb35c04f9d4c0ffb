import { type Locale, localizedPath } from '#contract/locales';
import { applicationStatusPage } from '#contract/urls';
import type { Repositories } from '../../store/open-store.ts';
import { signedLinks } from '../signed-link.ts';

/** The tokens of applicants' links. */
export const applicationLinks = signedLinks(({ secrets }) => secrets.getOrCreate('application-links'));

/** The applicant's own page, in their language. */
export async function applicationLink(
  repositories: Pick<Repositories, 'secrets'>,
  applicationId: string,
  locale: Locale,
  origin: string,
): Promise<string> {
  return origin + localizedPath(applicationStatusPage(await applicationLinks.token(repositories, applicationId)), locale);
}
