import { setTimeout as pause } from 'node:timers/promises';
import { officeUrl } from '#contract/office/paths';
import type { QuotePage, QuoteRow } from '#contract/office/quotes';
import type { SiteProcess } from '../../e2e/support/site-process.ts';
import { percentile95 } from './measures.ts';
import { signInByDemoLink } from './office-session.ts';

/** Milliseconds between two requests of somebody who works fast. */
const requestIntervalMs = 250;

/** Somebody of the company, at work in the Office while something else is measured. */
export interface Staff {
  /** Ends the work. Milliseconds from a request to its whole response; throws when a request failed. */
  stop(): Promise<{ requests: number; p95: number }>;
}

/** Signs in by the link of the demo and goes through the requests for quotes: Today, the list, a search, one of them, its next state. */
export async function startStaff(site: SiteProcess): Promise<Staff> {
  const headers = await signInByDemoLink(site);
  const times: number[] = [];

  async function send<Body>(path: string, init: RequestInit = {}): Promise<Body> {
    const sent = performance.now();
    const response = await fetch(site.url + path, { ...init, headers: { ...headers, ...init.headers } });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text}`);
    times.push(performance.now() - sent);
    await pause(requestIntervalMs);
    return JSON.parse(text) as Body;
  }

  async function goThroughQuotes(): Promise<void> {
    await send(officeUrl('today'));
    await send(officeUrl('counts'));
    const { rows } = await send<QuotePage>(`${officeUrl('quotes')}?view=everything`);
    await send(`${officeUrl('quotes')}?view=everything&search=network`);
    for (const { id } of rows) {
      if (isOver) return;
      const { version, state } = await send<QuoteRow>(officeUrl('quote', { id }));
      const body = JSON.stringify({ state: state === 'talk' ? 'aside' : 'talk' });
      await send(officeUrl('quote', { id }), { method: 'PATCH', headers: { 'if-match': `"${version}"` }, body });
    }
  }

  let isOver = false;
  const work = (async () => {
    while (!isOver) await goThroughQuotes();
  })();
  // `stop` throws it, not the process meanwhile.
  work.catch(() => undefined);
  return {
    async stop() {
      isOver = true;
      await work;
      return { requests: times.length, p95: percentile95(times) };
    },
  };
}
