import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '#api/store/open-store';
import { apiPaths } from '#contract/api-paths';
import { applicationForm } from '#contract/forms/application';
import { quoteForm } from '#contract/forms/quote';
import { sampleTexts } from '#contract/testing/sample-values';
import { compareStored } from './compare-stored.ts';
import { newIdempotencyKey, pdfOf, visitorHeaders } from './visitor.ts';

/** Milliseconds. */
const intervals = { form: 150, retry: 300, page: 100 };
const answerTimeoutMs = 30_000;
const resumeBytes = 20_000;

const pages = ['/', '/about', '/contact', '/careers', '/clients', '/ar', '/our-group'];

/** Describes what became of the forms and pages since the last counts. Times are in milliseconds. */
export interface Report {
  forms: number;
  acknowledged: number;
  refused: number;
  /** From the sending of the first form that was refused to that of the last one; of all servers, and of each. */
  refusedFor: number;
  refusedForEach: number[];
  slowestForm: number;
  pages: number;
  failedPages: number;
  slowestPage: number;
}

interface Form {
  path: string;
  headers: Record<string, string>;
  body: () => string | FormData | URLSearchParams;
}

type Counts = Omit<Report, 'refused' | 'refusedFor' | 'refusedForEach'>;

interface Refusal {
  server: number;
  sentAt: number;
}

const nothing = (): Counts => ({ forms: 0, acknowledged: 0, slowestForm: 0, pages: 0, failedPages: 0, slowestPage: 0 });

function timeBetween(refusals: readonly Refusal[]): number {
  const times = refusals.map(({ sentAt }) => sentAt);
  return times.length === 0 ? 0 : Math.max(...times) - Math.min(...times);
}

/**
 * Visitors of several servers of one site, who send a form every 150 ms and get a page every 100 ms. A form that is refused is sent again, with
 * the same key and to the next server; every fourth is given up, as visitors do.
 */
export async function startVisitors(servers: readonly string[]) {
  const [first = ''] = servers;
  const trusted = await visitorHeaders(first);
  const [career] = (await (await fetch(first + apiPaths.openCareers)).json()) as [{ _id: string }];
  const sent = new Set<string>();
  const acknowledged = new Map<string, string>();
  const underWay = new Set<Promise<void>>();
  let counts = nothing();
  let refusals: Refusal[] = [];
  let isOver = false;

  function newForm(name: string, number: number): Form {
    const email = `${name.toLowerCase().replaceAll(' ', '-')}@visitor.example`;
    const quote = sampleTexts(quoteForm, { fullName: name, email });
    const scripted = { ...trusted, ...newIdempotencyKey() };
    switch (number % 3) {
      case 0:
        return { path: apiPaths.quotes, headers: { ...scripted, 'content-type': 'application/json' }, body: () => JSON.stringify(quote) };
      case 1: {
        const headers = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };
        return { path: '/contact', headers, body: () => new URLSearchParams(quote) };
      }
      default:
        return {
          path: apiPaths.applicants,
          headers: scripted,
          body: () => application(sampleTexts(applicationForm, { careerId: career._id, fullName: name, email })),
        };
    }
  }

  async function submit(number: number): Promise<void> {
    const name = `Visitor ${number}`;
    const form = newForm(name, number);
    sent.add(name);
    counts.forms += 1;
    for (let attempt = number; ; attempt += 1) {
      const sentAt = performance.now();
      const server = attempt % servers.length;
      const outcome = await send((servers[server] ?? '') + form.path, form);
      counts.slowestForm = Math.max(counts.slowestForm, performance.now() - sentAt);
      if (outcome.reference !== undefined) {
        acknowledged.set(name, outcome.reference);
        counts.acknowledged += 1;
        return;
      }
      refusals.push({ server, sentAt });
      if (number % 4 === 3) return;
      await pause(intervals.retry);
    }
  }

  async function visit(number: number): Promise<void> {
    const sentAt = performance.now();
    const url = (servers[number % servers.length] ?? '') + pages[number % pages.length];
    const status = await fetch(url, { signal: AbortSignal.timeout(answerTimeoutMs) }).then(
      async (response) => (await response.arrayBuffer()) && response.status,
      () => 0,
    );
    counts.pages += 1;
    if (status !== 200) counts.failedPages += 1;
    counts.slowestPage = Math.max(counts.slowestPage, performance.now() - sentAt);
  }

  async function goOn(each: (number: number) => Promise<void>, intervalMs: number): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      const work = each(number).finally(() => underWay.delete(work));
      underWay.add(work);
      await pause(intervalMs);
    }
  }

  const running = [goOn(submit, intervals.form), goOn(visit, intervals.page)];
  return {
    sent,
    /** Name → reference in the answer. */
    acknowledged,
    /** Reports, and begins anew. */
    report(): Report {
      const refusedForEach = servers.map((_, server) => timeBetween(refusals.filter((refusal) => refusal.server === server)));
      const report = { ...counts, refused: refusals.length, refusedFor: timeBetween(refusals), refusedForEach };
      counts = nothing();
      refusals = [];
      return report;
    },
    /** Resolves when every form has been acknowledged or given up. */
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(running);
      await Promise.all(underWay);
    },
  };
}

/** Compares the quotes and applications that are stored with what was sent. */
export async function compareSent({ sent, acknowledged }: Awaited<ReturnType<typeof startVisitors>>, store: Store) {
  const rows = [...(await store.quotes.list()), ...(await store.applicants.list())].filter(({ fullName }) => sent.has(fullName));
  const { stored, withoutReceipt, lost, twice } = compareStored(acknowledged, rows);
  return {
    'forms sent': sent.size,
    acknowledged: acknowledged.size,
    stored,
    'stored, without a receipt': withoutReceipt,
    lost,
    'stored twice': twice,
  };
}

/** A refusal has no reference; throws for any answer that a visitor should not get. */
async function send(url: string, { headers, body }: Form): Promise<{ reference?: string }> {
  const response = await fetch(url, { method: 'POST', headers, body: body(), signal: AbortSignal.timeout(answerTimeoutMs) });
  const text = await response.text();
  if (response.status === 503) return {};
  const reference = /\b[ACDEFGHJKMNPQRTUVWXY34679]{8}\b/.exec(text)?.[0];
  if (![200, 201].includes(response.status) || reference === undefined)
    throw new Error(`${url} returned ${response.status}: ${text.slice(0, 300)}`);
  return { reference };
}

function application(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new Blob([pdfOf(resumeBytes)], { type: 'application/pdf' }), 'resume.pdf');
  return form;
}
