import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '#contract/api-paths';
import { newIdempotencyKey, pdfOf, visitorHeaders } from './visitor.ts';

/** Milliseconds after which a visitor tries again. */
const retryAfter = 50;

/** Bytes of a résumé, at most. */
const largestResume = 200_000;

interface Form {
  path: string;
  headers: Record<string, string>;
  body(): string | FormData;
}

/**
 * People who send quote requests, reviews and applications one after the other, each under a name that nobody else has. When no answer
 * comes, every other one sends the same form again until there is one; the rest give up, as visitors do.
 */
export async function startVisitors(site: { url: string }, count: number) {
  /** Name → SHA-256 of the résumé, empty for other forms. */
  const sent = new Map<string, string>();
  /** Name → reference in the answer. */
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
        const resume = pdfOf(1_000 + Math.floor(Math.random() * largestResume));
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
      for (let patient = true; patient; patient = number % 2 === 0) {
        const reference = await send(site.url + path, { ...trusted, ...headers, ...key }, body());
        if (reference !== undefined) {
          acknowledged.set(name, reference);
          break;
        }
        await wait(retryAfter);
      }
    }
  }

  const visits = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)));
  return {
    sent,
    acknowledged,
    /** Resolves when so many more forms have been acknowledged. */
    async acknowledge(forms: number): Promise<void> {
      for (const end = acknowledged.size + forms; acknowledged.size < end; ) await Promise.race([wait(1), visits]);
    },
    /** Resolves when everybody has got the answer that they wait for. */
    async stop(): Promise<void> {
      stopped = true;
      await visits;
    },
  };
}

/** The reference; undefined when no answer came. Any answer other than 201 is a fault of the server. */
async function send(url: string, headers: Record<string, string>, body: string | FormData): Promise<string | undefined> {
  let answer: { status: number; text: string };
  try {
    const response = await fetch(url, { method: 'POST', headers, body });
    answer = { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
  if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}: ${answer.text}`);
  return (JSON.parse(answer.text) as { reference: string }).reference;
}

function application(fields: Record<string, string>, resume: Buffer<ArrayBuffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new Blob([resume], { type: 'application/pdf' }), 'resume.pdf');
  return form;
}
