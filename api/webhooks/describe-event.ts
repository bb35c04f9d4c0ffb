import { type SentEvent, statefulEvents, testEvent } from '#contract/office/connections/webhook-events';
import { type WebhookPayload, webhookData } from '#contract/office/connections/webhook-payloads';
import { nameOfJob } from '#contract/office/job-check';
import { officePath } from '#contract/office/paths';
import { jobUrl } from '#contract/urls';
import { staffLocale } from '../mail/staff-mail.ts';
import type { StoredDelivery } from '../store/connections/webhook-deliveries.ts';
import type { Repositories } from '../store/open-store.ts';

/** Names what a delivery tells of. */
export type Told = Pick<StoredDelivery, 'event' | 'at' | 'subjectKind' | 'subjectId' | 'before' | 'after'>;

type Read = Pick<Repositories, 'officeQuotes' | 'officeReviews' | 'officeApplications' | 'officeJobs' | 'careers'>;

/**
 * What other systems are told of an event, read when it is sent: nothing of it is stored, and what was erased meanwhile is not told. Undefined for what
 * is not there any more.
 *
 * @param origin the site's public URL
 */
export async function describeEvent(repositories: Read, told: Told, origin: string): Promise<WebhookPayload | undefined> {
  const data = await dataOf(repositories, told, origin);
  if (!data) return undefined;
  const { event, at, before, after } = told;
  const change = statefulEvents.has(event) ? { from: before, to: after } : {};
  // Unknown keys are dropped here: what a row has besides never leaves by accident.
  const parsed = schemaOf(event).safeParse({ ...data, ...change });
  return parsed.success ? { type: event, timestamp: at, data: parsed.data } : undefined;
}

const schemaOf = (event: SentEvent) => webhookData[event] as (typeof webhookData)['quote.created'];

async function dataOf(repositories: Read, { event, subjectKind, subjectId }: Told, origin: string): Promise<object | undefined> {
  const office = (path: string) => `${origin}${officePath}/${path}`;
  if (event === testEvent) return { url: office('connections') };
  if (subjectId === null) return undefined;
  if (subjectKind === 'quote') {
    const quote = await repositories.officeQuotes.find(subjectId);
    return quote && { ...quote, isSuspicious: quote.suspicious, url: office(`quotes/${subjectId}`) };
  }
  if (subjectKind === 'review') {
    const review = await repositories.officeReviews.find(subjectId);
    return review && { ...review, rating: review.rate, isSuspicious: review.suspicious, url: office(`reviews?review=${subjectId}`) };
  }
  if (subjectKind === 'application') {
    const application = await repositories.officeApplications.find(subjectId);
    if (!application) return undefined;
    const title = (await repositories.careers.titles(application.jobId))[staffLocale];
    const job = { id: application.jobId, title };
    return { ...application, job, isSuspicious: application.suspicious, url: office(`applications/${subjectId}`) };
  }
  if (subjectKind === 'job') {
    const job = await repositories.officeJobs.find(subjectId);
    if (!job) return undefined;
    const { content, publishedAt } = job;
    const title = nameOfJob(content, staffLocale);
    const { location } = content[staffLocale].location === '' ? content.ar : content[staffLocale];
    return {
      id: subjectId,
      title,
      location,
      closingDate: content.closingDate,
      publishedAt,
      url: `${origin}${jobUrl(subjectId, staffLocale)}`,
    };
  }
  return undefined;
}
