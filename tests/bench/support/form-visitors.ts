import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '#contract/api-paths';
import { newIdempotencyKey, pdfOf, visitorHeaders } from './visitor.ts';

const retryDelayMs = 50;
const maxResumeBytes = 200_000;

interface Form {
  path: string;
  headers: Record<string, string>;
  body(): string | FormData;
}

/**
 * Starts visitors who submit quote requests, reviews and applications one after the other, each under a unique name. Without a response, every
 * second form is retried until there is one; the others are abandoned, as visitors do.
 */
export async function startVisitors(site: { url: string }, count: number) {
  /** Name → SHA-256 of the résumé, empty for other forms. */
  const sent = new Map<string, string>();
  /** Name → reference in the response. */
  const acknowledged = new Map<string, string>();
  const [career] = (await (await fetch(site.url + apiPaths.openCareers)).json()) as [{ _id: string }];
  const trusted = await visitorHeaders(site.url);
  let stopped = false;

  function newForm(name: string, number: number): Form {
    const email = `${name.toLowerCase().replaceAll(' ', '-')}@visitor.example`;
    const message = 'We open a shop and need two tills.';
    const json = { 'content-type': 'application/json' };
    const common = { fullName: name, email, message };
    sent.set(name, '');
    switch (number % 3) {
      case 0:
        return { path: apiPaths.quotes, headers: json, body: () => JSON.stringify({ ...common, phoneNumber: '+962', country: 'Jordan' }) };
      case 1:
        return { path: apiPaths.reviews, headers: json, body: () => JSON.stringify({ ...common, rate: 5, service: 'Web' }) };
      default: {
        const resume = pdfOf(1_000 + Math.floor(Math.random() * maxResumeBytes));
        resume.write(name, 100);
        sent.set(name, createHash('sha256').update(resume).digest('hex'));
        return { path: apiPaths.applicants, headers: {}, body: () => application({ careerId: career._id, fullName: name, email }, resume) };
      }
    }
  }

  async function visit(visitor: number): Promise<void> {
    for (let number = visitor; !stopped; number += 1) {
      const name = `Visitor ${visitor} form ${number}`;
      const { path, headers, body } = newForm(name, number);
      const key = newIdempotencyKey();
      for (let retry = true; retry; retry = number % 2 === 0) {
        const reference = await send(site.url + path, { ...trusted, ...headers, ...key }, body());
        if (reference !== undefined) {
          acknowledged.set(name, reference);
          break;
        }
        await wait(retryDelayMs);
      }
    }
  }

  const visits = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)));
  return {
    sent,
    acknowledged,
    /** Resolves when this many more forms have been acknowledged. */
    async waitForAcknowledged(forms: number): Promise<void> {
      for (const end = acknowledged.size + forms; acknowledged.size < end; ) await Promise.race([wait(1), visits]);
    },
    /** Resolves when every visitor has finished the form at hand. */
    async stop(): Promise<void> {
      stopped = true;
      await visits;
    },
  };
}

/** The reference; undefined when no response was received. Throws for any response other than 201. */
async function send(url: string, headers: Record<string, string>, body: string | FormData): Promise<string | undefined> {
  let received: { status: number; text: string };
  try {
    const response = await fetch(url, { method: 'POST', headers, body });
    received = { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
  if (received.status !== 201) throw new Error(`${url} returned ${received.status}: ${received.text}`);
  return (JSON.parse(received.text) as { reference: string }).reference;
}

function application(fields: Record<string, string>, resume: Buffer<ArrayBuffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new Blob([resume], { type: 'application/pdf' }), 'resume.pdf');
  return form;
}
