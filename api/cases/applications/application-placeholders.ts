import { firstNameOf } from '#contract/text/first-name';
import type { MailContext } from '../../settings.ts';
import type { OfficeApplication } from '../../store/cases/application-rows.ts';
import type { Colleague, Work } from '../../store/work.ts';
import { minutesInWords, sharedPlaceholders, whenInWords } from '../placeholders.ts';
import { applicationLink } from './application-link.ts';

/** Returns what the placeholders of a template for applications are filled with, as the composer does it. */
export async function applicationPlaceholders(
  work: Work<Colleague>,
  context: MailContext,
  { id, fullName, reference, jobId, interview, locale }: OfficeApplication,
): Promise<Record<string, string>> {
  const { repositories } = work;
  return {
    ...(await sharedPlaceholders(work, context, locale)),
    firstName: firstNameOf(fullName),
    fullName,
    reference,
    job: (await repositories.careers.titles(jobId))[locale],
    interview: interview ? whenInWords(context, locale, interview.at) : '',
    place: interview?.place ?? '',
    duration: interview ? minutesInWords(context, locale, interview.minutes) : '',
    link: await applicationLink(repositories, id, locale, context.settings.origin),
  };
}
