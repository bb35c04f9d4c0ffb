import { type APIRequestContext, type BrowserContext, type Page, request } from '@playwright/test';
import type { AnyRouter } from '@tanstack/react-router';
import PostalMime from 'postal-mime';
import { apiPaths } from '#contract/api-paths';
import { applicationForm } from '#contract/forms/application';
import { type QuoteValues, quoteForm } from '#contract/forms/quote';
import { reviewForm } from '#contract/forms/review';
import { officeHeader, officePath, officePaths, officeUrl } from '#contract/office/paths';
import type { Role } from '#contract/office/permissions';
import { sampleTexts, sampleValues } from '#contract/testing/sample-values';
import { submitForm, visitorHeaders } from '../../bench/support/visitor.ts';
import { readablePdf } from './pdf.ts';
import type { SiteProcess } from './site-process.ts';
import { type MailServer, type SiteWithMails, siteWithMails } from './site-with-mails.ts';
import { test as base, expect } from './test.ts';

/** A password that nobody guesses. */
export const goodPassword = 'quiet lanterns over 7 harbours';

/** Somebody who works in the Office and has signed in. */
export interface Colleague {
  name: string;
  email: string;
  /** Requests with the session's cookie and what the Office's pages send along. */
  api: APIRequestContext;
}

interface OfficeOptions {
  /** The test's browser has the session of this role; nobody's without it. */
  as: Role | undefined;
}

interface OfficeWorker extends Pick<SiteWithMails, 'mails'> {
  /** By role; one of each for all tests of a worker. */
  colleague(role: Role): Promise<Colleague>;
}

/** Browser tests of the Office: the built site with a real mail server, and people who have signed in. */
export const test = base.extend<OfficeOptions, OfficeWorker>({
  ...siteWithMails,
  colleague: [
    async ({ site, mails }, use) => {
      const known = new Map<Role, Promise<Colleague>>();
      const owner = memoize(() => signInDemoOwner(site));
      const find = (role: Role): Promise<Colleague> => {
        const found = known.get(role) ?? (role === 'owner' ? owner() : owner().then(({ api }) => invite(site, mails, api, role)));
        known.set(role, found);
        return found;
      };
      await use(find);
      for (const colleague of known.values()) await (await colleague).api.dispose();
    },
    { scope: 'worker' },
  ],
  as: [undefined, { option: true }],
  context: async ({ context, as, colleague }, use) => {
    if (as) await signIn(context, await colleague(as));
    await use(context);
  },
});

/** Gives a browser the session of a colleague. */
export async function signIn(context: BrowserContext, { api }: Colleague): Promise<void> {
  await context.addCookies((await api.storageState()).cookies);
}

/** A request for a quote, as the site's form sends it; the id that the Office knows it by. */
export async function sendQuote(
  site: SiteProcess,
  { api }: Colleague,
  quote: Partial<QuoteValues> & { fullName: string; email: string; message: string },
) {
  const { reference } = await submitForm(site.url, apiPaths.quotes, sampleValues(quoteForm, quote));
  return { id: await firstIdOf(api, `${officePaths.quotes}?view=everything&search=${reference}`), reference };
}

/** An application, as the site's form sends it; the ids that the Office knows it by, and the page that its confirmation leads to. */
export async function sendApplication(
  site: SiteProcess,
  { api }: Colleague,
  applicant: string | { fullName: string; email: string; locale?: string },
  resume?: Uint8Array<ArrayBuffer>,
) {
  const {
    fullName,
    email,
    locale = 'en',
  } = typeof applicant === 'string'
    ? { fullName: applicant, email: `${applicant.replaceAll(' ', '.').toLowerCase()}@visitor.example` }
    : applicant;
  const jobs = (await (await fetch(site.url + apiPaths.openCareers)).json()) as { _id: string }[];
  const form = new FormData();
  const fields = sampleTexts(applicationForm, {
    careerId: jobs[0]?._id ?? '',
    fullName,
    email,
    elapsedMs: '60000',
  });
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new File([resume ?? readablePdf(fullName)], 'lara-saif.pdf', { type: 'application/pdf' }));
  const response = await fetch(site.url + apiPaths.applicants, {
    method: 'POST',
    headers: { ...(await visitorHeaders(site.url)), 'accept-language': locale },
    body: form,
  });
  const { reference } = (await response.json()) as { reference: string };
  const id = await firstIdOf(api, `${officePaths.applications}?search=${reference}`);
  const detail = await api.get(officeUrl('application', { id }));
  const { statusUrl } = (await detail.json()) as { statusUrl: string };
  return { id, reference, statusPath: new URL(statusUrl).pathname };
}

/** The id of the first entry of a list of the Office, at this URL. */
async function firstIdOf(api: APIRequestContext, list: string): Promise<string> {
  const { rows } = (await (await api.get(list)).json()) as { rows: { id: string }[] };
  if (!rows[0]) throw new Error(`Nothing is listed at ${list}`);
  return rows[0].id;
}

/** A review that waits for a decision. */
export async function sendReview(site: SiteProcess, review: { fullName: string; email: string; message: string }): Promise<void> {
  await submitForm(site.url, apiPaths.reviews, sampleValues(reviewForm, { rate: 5, service: 'Maintenance', ...review }));
}

/** Opens a page of the Office and waits until it shows its heading. */
export async function openOffice(page: Page, path = ''): Promise<void> {
  await page.goto(`${officePath}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 15_000 });
}

/** Goes on to another screen as a link inside does: the Office is not loaded again, which takes several times as long. */
export async function goOnTo(page: Pick<Page, 'evaluate'>, path: string): Promise<void> {
  await page.evaluate(async (href) => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: AnyRouter };
    const rendered = new Promise((resolve) => router.subscribe('onRendered', resolve));
    await router.navigate({ href });
    await rendered;
  }, `${officePath}${path}`);
}

const officeRequests = (site: SiteProcess): Promise<APIRequestContext> =>
  request.newContext({ baseURL: site.url, extraHTTPHeaders: { Origin: site.url, [officeHeader.name]: officeHeader.value } });

export async function signInDemoOwner(site: SiteProcess): Promise<Colleague> {
  const api = await officeRequests(site);
  const { me } = await openLink(api, await site.officeLink, {});
  return { ...me, api };
}

export async function invite(site: SiteProcess, mails: MailServer, owner: APIRequestContext, role: Role): Promise<Colleague> {
  const invited = { name: `Sami ${role}`, email: `${role}@company.example`, roles: [role], locale: 'en' };
  expect((await owner.post(officePaths.people, { data: invited })).status()).toBe(201);
  const api = await officeRequests(site);
  const { me } = await openLink(api, await linkOf(mails, invited.email), { password: goodPassword });
  return { ...me, api };
}

/** The link of the last mail to somebody. */
export async function linkOf(mails: MailServer, email: string): Promise<string> {
  const find = () => mails.received.findLast(({ recipients }) => recipients.includes(email));
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  const { text = '' } = await PostalMime.parse(find()?.raw ?? '');
  return /http\S+\/office\/link#\S+/.exec(text)?.[0] ?? '';
}

async function openLink(api: APIRequestContext, link: string, proof: { password?: string }) {
  const opened = await api.post(officeUrl('link', { token: link.split('#')[1] ?? '' }), { data: proof });
  expect(opened.status(), await opened.text()).toBe(200);
  return (await opened.json()) as { me: { name: string; email: string } };
}

function memoize<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export { expect } from './test.ts';
