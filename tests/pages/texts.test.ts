import { fileURLToPath } from 'node:url';
import { Window } from 'happy-dom';
import { expect } from 'vitest';
import { announceJobs } from '#api/services/job-alerts/announce-jobs';
import { askForJobAlerts } from '#api/services/job-alerts/job-alerts';
import type { MailContext } from '#api/settings';
import type { StoredMail } from '#api/store/mails/stored-mail';
import { inTransaction, type Work } from '#api/store/work';
import { linkTokens } from '#api/testing/job-alerts';
import { draftOffer, issueOffer, tokenOf } from '#api/testing/offers';
import { signIn } from '#api/testing/office-colleague';
import { addOpenJob } from '#api/testing/test-api';
import { type ApplicationStatus, applicationStages } from '#contract/application-status';
import type { ShownJobAlerts } from '#contract/job-alerts/shown-job-alerts';
import { defaultLocale, type Locale, localizedPath, siteLocales } from '#contract/locales';
import { worldMap } from '#contract/map/world-map-size';
import type { OfferOnPaper } from '#contract/offers/public-offer';
import { officePaths, officeUrl } from '#contract/office/paths';
import type { LineAddress } from '#contract/office/texts';
import { openingPages } from '#contract/quote-opening';
import type { ShownOffer } from '#contract/shown-offer';
import type { LineValue } from '#contract/texts/changed-texts';
import { placeholdersIn } from '#contract/texts/line-rules';
import { linesOf } from '#contract/texts/lines';
import { companyProfile, jobAlertConfirmation, jobAlertsPage, offerAcceptance, offerPage, offerQuestion, sitePaths } from '#contract/urls';
import { readBuiltSite } from '#server/assets/built-site';
import { applicationForm, inArabic, quoteForm, reviewForm } from '#server/testing/forms';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { siteTexts } from '#server/texts';
import { readPdf } from '../../site/typst/testing/read-pdf.ts';
import { testWithArabic } from './test-with-arabic.ts';

type Line = LineAddress & { original: LineValue };

const lines: Line[] = siteLocales.flatMap((locale) =>
  Object.entries(siteTexts.byLocale[locale]).flatMap(([name, tree]) =>
    [...linesOf(tree)].map(([path, original]) => ({ name, path, locale, original })),
  ),
);

/** Returns what no other line says, and what HTML, JSON and mails must not be broken by. */
function marked({ original }: Line, index: number): LineValue {
  const filled = (text = '') =>
    placeholdersIn(text)
      .map((name) => `{${name}}`)
      .join(' ');
  const mark = (text?: string) => `Q${index}Q <mark-up>"'& ${filled(text)}`;
  if (typeof original === 'string') return mark(original);
  if ('highlight' in original) return { before: mark(original.before), highlight: mark(original.highlight), after: mark(original.after) };
  return Object.fromEntries(Object.entries(original).map(([category, text]) => [category, mark(text)])) as LineValue;
}

/** Changes every line as an editor does. */
async function changeAll({ app, backend }: TestServer): Promise<void> {
  const editor = await signIn({ app, store: backend.store }, 'editor');
  for (const [name, own] of Map.groupBy(
    lines.map((line, index) => ({ line, value: marked(line, index) })),
    ({ line }) => line.name,
  )) {
    const changes = own.map(({ line: { path, locale }, value }) => ({ name, path, locale, version: 0, draft: { value } }));
    const saved = await editor.send('PUT', officePaths.textDrafts, { changes });
    const versions = changes.map(({ path, locale }) => ({ name, path, locale, version: 1 }));
    const published = await editor.send('POST', officePaths.textPublication, { lines: versions });
    expect([name, saved.statusCode, published.statusCode, published.statusCode === 200 ? '' : published.body]).toEqual([
      name,
      200,
      200,
      '',
    ]);
  }
}

const parser = new new Window().DOMParser();

/** Markup that a text has become, and structured data that cannot be read. */
function damagesOf(html: string): string[] {
  const document = parser.parseFromString(html, 'text/html');
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
  const unreadable = data.filter((text) => {
    try {
      JSON.parse(text);
      return false;
    } catch {
      return true;
    }
  });
  return [...[...document.querySelectorAll('mark-up')].map(({ parentElement }) => parentElement?.innerHTML ?? ''), ...unreadable];
}

/** Texts that colleagues read, in their own language, and calendar programs, what the file of an offer has of its release, numbers up to which nothing counts here, and words for other hours than those of here. */
const isForOthers = ({ name, path, locale }: Line): boolean =>
  ['officeMails', 'messages', 'numerals', 'days', 'hours'].includes(name) ||
  (name === 'mails' && /^(?:calendar|interview)\//.test(path)) ||
  (name === 'offer' && path === 'sheet/page') ||
  (name === 'mails' && locale !== defaultLocale && /^staff\/|\/(?:staff|accepted|asked)(?:Subject|Intro)$|^offers\/labels\//.test(path));

/**
 * Lines that stand in for a fact that this company has, or say what does not happen here. Another company shows some of them, and may leave out
 * others.
 */
const standIns = [
  'about/descriptionWithoutMeaning',
  'about/hero/pictureAltWithoutCity',
  'contact/hours/closed',
  'contact/hours/outside',
  'contact/map/frame',
  'contact/otherCityAlt',
  'cyberSecurity/descriptionWithoutClaim',
  'designBranding/construction/letteringOfOneScript',
  'home/about/secondaryWithoutClaim',
  'home/clients/titleWithoutBoth',
  'home/clients/titleWithoutClaim',
  'home/clients/titleWithoutMeaning',
  'home/hero/coordinates/south',
  'home/hero/coordinates/west',
  'home/why/titleWithoutMeaning',
  'legal/translation/original',
  'legal/translation/text',
  'mails/answer/quoted',
  'mails/answer/sender',
  'mails/answer/signature',
  'mails/confirmation/greetingWithoutName',
  'mails/staff/suspicious',
  'navigation/languageHint/available',
  'networking/needs/uptime/textBelowOneHour',
  'privacyPolicy/collected/map/text',
  'privacyPolicy/collected/map/title',
  'privacyPolicy/collected/usage/withAnalytics',
  'seo/descriptionWithoutDemonym',
  'seo/hero/ranking/query',
  'seo/hero/ranking/queryWithoutDistrict',
  'seo/searchResult/result/textWithoutDistricts',
];

testWithArabic('every line of every text can be changed in the Office, and is shown as it was typed', { timeout: 600_000 }, async () => {
  const built = await readBuiltSite(fileURLToPath(new URL('../../dist', import.meta.url)));
  let isBroken = false;
  let shown: Partial<ApplicationStatus> = {};
  let shownAlerts: ShownJobAlerts = { state: 'asked' };
  let shownOffer: (offer: ShownOffer) => Partial<ShownOffer> = () => ({});
  const server = await startTestServer(
    { DEMO: 'on' },
    {
      ...built,
      async renderPage(request, locals) {
        if (isBroken && new URL(request.url).pathname.endsWith('/about')) throw new Error('broken');
        const { application, jobAlerts, offer } = locals;
        const staged = {
          ...(application && { application: { ...application, ...shown } }),
          ...(jobAlerts && { jobAlerts: shownAlerts }),
          ...(offer && { offer: { ...offer, ...shownOffer(offer) } }),
        };
        return built.renderPage(request, { ...locals, ...staged });
      },
    },
  );
  const { app, backend } = server;
  await changeAll(server);
  const seen = new Set<number>();
  const damages: string[] = [];
  const note = (text: string) => {
    for (const [, index] of text.matchAll(/Q(\d+)Q/g)) seen.add(Number(index));
  };
  async function visit(path: string, status: number): Promise<void> {
    const { body, statusCode, headers } = await app.inject({ url: path, headers: { accept: 'text/html' } });
    expect([path, statusCode]).toEqual([path, status]);
    note(body);
    if (String(headers['content-type']).startsWith('text/html')) damages.push(...damagesOf(body).map((damage) => `${path}: ${damage}`));
  }
  const inEach = (path: string): string[] => siteLocales.map((locale: Locale) => localizedPath(path, locale));

  const clients = await backend.data('en').clients();
  const jobId = (await backend.data('en').openCareers())[0]?._id ?? '';
  const found = [
    ...clients.map(({ _id }) => `/client-details/${_id}`),
    `/careers?job=${jobId}`,
    ...openingPages.map((about) => `/contact?about=${about}&line1=x`),
  ];
  for (const path of [...sitePaths.filter((known) => !known.endsWith('.pdf')), worldMap.url, ...found.flatMap(inEach)])
    await visit(path, 200);
  for (const path of inEach('/nowhere')) await visit(path, 404);
  isBroken = true;
  await backend.store.transaction(({ texts }) => texts.publish({ name: 'about', path: 'gone', locale: 'en' }, 'x', new Date(), 0));
  // While the machine is busy a page may be served once more as it was.
  for (const path of inEach('/about')) await expect.poll(() => visit(path, 500).then(() => true)).toBe(true);
  for (const path of inEach(companyProfile)) note(JSON.stringify(readPdf((await app.inject(path)).rawPayload)));
  const sent = [quoteForm(), reviewForm(), await applicationForm(jobId)];
  // Another name: the same form twice is one.
  const alike = [
    quoteForm({ fullName: 'www.example.com' }),
    reviewForm({ fullName: 'Salma' }),
    await applicationForm(jobId, { fullName: 'Salma' }),
  ];
  for (const form of [...sent, ...alike.map(inArabic)]) note((await app.inject(form)).body);
  const sales = await signIn({ app, store: backend.store }, 'sales');
  const [quote] = (await sales.get(officePaths.quotes)).json().rows;
  for (const locale of siteLocales) {
    const offer = await issueOffer(sales, await draftOffer(sales, quote.id, { locale }));
    const token = tokenOf(offer);
    const post = (path: string, values: Record<string, string>) =>
      app.inject({ ...quoteForm(), url: localizedPath(path, locale), payload: new URLSearchParams(values).toString() });
    const visitOffer = async (changes: typeof shownOffer = () => ({})) => {
      shownOffer = changes;
      await visit(localizedPath(offerPage(token), locale), 200);
    };
    const onPaper = (changes: Partial<OfferOnPaper>) => visitOffer(({ offer }) => ({ offer: offer && { ...offer, ...changes } }));
    await visitOffer();
    await visitOffer(() => ({ isAsked: true }));
    await onPaper({ number: null });
    await onPaper({ edition: 2, content: { ...offer.content, discount: { kind: 'percent', percent: 1_000 } } });
    for (const form of ['accept', 'ask'] as const)
      await visitOffer(() => ({ refused: { form, message: '', errors: { name: 'x', consent: 'x', question: 'x' }, values: {} } }));
    for (const state of ['expired', 'withdrawn', 'replaced'] as const)
      await visitOffer(({ offer }) => ({ state, newer: state === 'replaced' ? token : null, offer: state === 'expired' ? offer : null }));
    note((await post(offerQuestion(token), { question: 'How long?' })).body);
    note((await post(offerAcceptance(token), { name: 'Noor', consent: 'yes' })).body);
    await visitOffer();
    note((await sales.get(officeUrl('quote', { id: quote.id }))).body);
    note((await sales.get(officeUrl('quoteOffers', { id: quote.id }))).body);
  }
  // Read before they go: what is sent of these mails has no text any more.
  const mailing = (write: (work: Work, context: MailContext) => Promise<void>, now = new Date()): Promise<StoredMail[]> =>
    inTransaction(backend.store, { actor: null, now }, async (work) => {
      await write(work, { texts: backend.live.texts, settings: server.settings });
      const written = await work.repositories.outbox.list();
      note(JSON.stringify(written));
      return written;
    });
  await mailing(announceJobs);
  for (const locale of siteLocales) {
    const email = `${locale}@visitor.example`;
    for (const state of ['asked', 'refused', 'unconfirmed', 'confirmed', 'expired', 'leaving', 'left'] as const) {
      shownAlerts = { state, email, message: '', token: 'x' } as ShownJobAlerts;
      note((await app.inject({ ...quoteForm(), url: localizedPath(jobAlertsPage, locale), payload: 'email=other@visitor.example' })).body);
    }
    const ask = (work: Work, context: MailContext) => askForJobAlerts(work, context, email, locale);
    const { confirming } = linkTokens((await mailing(ask)).find(({ recipient }) => recipient === email));
    await app.inject({ ...quoteForm(), url: localizedPath(jobAlertConfirmation(confirming), locale), payload: '' });
    await mailing(ask, new Date(Date.now() + 48 * 60 * 60 * 1000));
  }
  for (const jobs of [1, 2]) {
    for (let job = 0; job < jobs; job++) await addOpenJob(backend.store);
    await mailing(announceJobs);
  }
  const mails = await backend.store.outbox.list();
  note(JSON.stringify(mails));
  const links = new Set(mails.flatMap(({ body }) => /\/application\/[\w-]+/.exec(body)?.[0] ?? []));
  for (const path of [...links].flatMap(inEach)) {
    await visit(`${path}/withdraw`, 200);
    for (const stage of applicationStages) {
      shown = { stage, interview: stage === 'interview' ? { at: new Date().toISOString(), minutes: 45, place: '' } : null };
      await visit(path, 200);
    }
  }

  const unseen = lines.filter((line, index) => !seen.has(index) && !isForOthers(line) && !standIns.includes(`${line.name}/${line.path}`));
  expect(damages).toEqual([]);
  expect(unseen.map(({ name, path, locale }) => `${locale}/${name}/${path}`)).toEqual([]);
});
