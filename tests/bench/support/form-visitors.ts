import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '#contract/api-paths';
import { applicationForm } from '#contract/forms/application';
import { quoteForm } from '#contract/forms/quote';
import { reviewForm } from '#contract/forms/review';
import { sampleTexts, sampleValues } from '#contract/testing/sample-values';
import { attempt } from './attempt.ts';
import { newIdempotencyKey, pdfOf, visitorHeaders } from './visitor.ts';

const retryDelayMs = 50;

export interface Visitors {
  /** Counts how many there are at a time. */
  count: number;
  /** Forms that they send in all; without end unless given. */
  forms?: number;
  /** Bytes of the largest résumé. */
  maxResumeBytes: number;
}

interface Form {
  path: string;
  headers: Record<string, string>;
  body(): string | FormData;
}

/**
 * Starts visitors who submit quote requests, reviews and applications one after the other, each under a unique name. Without a response, every
 * second form is retried until there is one; the others are abandoned, as visitors do. A form that nobody took is always tried again.
 */
export async function startVisitors(site: { url: string }, { count, forms = Number.POSITIVE_INFINITY, maxResumeBytes }: Visitors) {
  /** Name → SHA-256 of the résumé, empty for other forms. */
  const sent = new Map<string, string>();
  /** Name → reference in the response. */
  const acknowledged = new Map<string, string>();
  const [career] = (await (await fetch(site.url + apiPaths.openCareers)).json()) as [{ _id: string }];
  const trusted = await visitorHeaders(site.url);
  let stopped = false;

  function newForm(name: string, number: number): Form {
    const email = `${name.toLowerCase().replaceAll(' ', '-')}@visitor.example`;
    const json = { 'content-type': 'application/json' };
    const who = { fullName: name, email };
    sent.set(name, '');
    switch (number % 3) {
      case 0:
        return { path: apiPaths.quotes, headers: json, body: () => JSON.stringify(sampleValues(quoteForm, who)) };
      case 1:
        return { path: apiPaths.reviews, headers: json, body: () => JSON.stringify(sampleValues(reviewForm, who)) };
      default: {
        const resume = pdfOf(1_000 + Math.floor(Math.random() * maxResumeBytes));
        resume.write(name, 100);
        sent.set(name, createHash('sha256').update(resume).digest('hex'));
        return {
          path: apiPaths.applicants,
          headers: {},
          body: () => application(sampleTexts(applicationForm, { ...who, careerId: career._id }), resume),
        };
      }
    }
  }

  async function visit(visitor: number): Promise<void> {
    for (let number = visitor; !stopped && sent.size < forms; number += 1) {
      const name = `Visitor ${visitor} form ${number}`;
      const { path, headers, body } = newForm(name, number);
      const key = newIdempotencyKey();
      for (let retry = true; retry; ) {
        const outcome = await send(site.url + path, { ...trusted, ...headers, ...key }, body());
        if (typeof outcome === 'object') {
          acknowledged.set(name, outcome.reference);
          break;
        }
        retry = outcome === 'closed' || number % 2 === 0;
        await wait(retryDelayMs);
      }
    }
  }

  const visits = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)));
  let failure: unknown;
  visits.catch((error: unknown) => {
    failure = error;
  });
  return {
    sent,
    acknowledged,
    /** Resolves when that many forms have been sent, or all. Rejects when a visitor got an answer that was none. */
    async waitForSent(count: number): Promise<void> {
      // Not raced against the visits: a promise that lasts keeps all that ever waited for it.
      while (sent.size < Math.min(count, forms) && failure === undefined) await wait(5);
      if (failure !== undefined) throw failure;
    },
    /** Resolves when every visitor has got rid of all forms. */
    done: () => visits,
    /** Resolves when every visitor has finished the form at hand. */
    async stop(): Promise<void> {
      stopped = true;
      await visits;
    },
  };
}

/** The receipt, or why there is none: `closed` when nobody took the form, or a busy server refused it. Throws for any other response. */
async function send(
  url: string,
  headers: Record<string, string>,
  body: string | FormData,
): Promise<{ reference: string } | 'closed' | 'no response'> {
  const response = await attempt(url, { method: 'POST', headers, body });
  if (typeof response === 'string') return response;
  if (response.status === 503) return 'closed';
  if (response.status !== 201) throw new Error(`${url} returned ${response.status}: ${response.text}`);
  return JSON.parse(response.text) as { reference: string };
}

function application(fields: Record<string, string>, resume: Buffer<ArrayBuffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new Blob([resume], { type: 'application/pdf' }), 'resume.pdf');
  return form;
}
