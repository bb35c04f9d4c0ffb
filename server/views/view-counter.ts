import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import type { ViewCount, ViewKind } from '#api/store/figures/tables-figures';
import { startOfDay, wallTime } from '#api/time/company-time';
import { dayLater } from '#contract/hours/hours-exceptions';
import { type Locale, splitLocale } from '#contract/locales';
import { clientPage, knownPage } from '#contract/visits/known-page';

/** Says what a request tells of whether somebody looks at what it asks for. */
export interface Looking {
  userAgent: string | undefined;
  /** `prefetch` where the browser loads ahead, and nobody may ever see it. */
  purpose: string | undefined;
  /** Says what the response is for; browsers of the last years send it. */
  destination: string | undefined;
}

export const lookingOf = (headers: IncomingHttpHeaders): Looking => ({
  userAgent: headers['user-agent'],
  purpose: (headers['sec-purpose'] ?? headers.purpose)?.toString(),
  destination: headers['sec-fetch-dest']?.toString(),
});

/** Names of browsers that are remembered: more come from programs alone. */
const maxKnown = 2_000;

/** Characters of the longest name of a browser. A longer one is that of a program, and is not remembered. */
const maxUserAgent = 1_000;

type Counter = Omit<ViewCount, 'day'>;

export type ViewCounter = ReturnType<typeof createViewCounter>;

/**
 * Counts in memory how often pages and forms are seen: by day, name and language, and nothing of who sees them. Robots are left out, and what is loaded
 * ahead, which counts when it is shown.
 */
export function createViewCounter(now: () => number = Date.now) {
  /** As many as there are pages and forms, whatever is asked for. */
  const counters = new Map<string, Counter>();
  const people = new Map<string, boolean>();
  const pages = new Map<string, Counter>();
  /** The last one who asked, and whether it is a person: one asks for several things. */
  let last = { userAgent: '', isPerson: false };
  /** Counts of days that are over, and such as could not be stored. */
  let taken: ViewCount[] = [];
  let day = '';
  let [dayStarts, dayEnds] = [0, 0];

  /** Puts the counts of the day that was aside when another one begins; also when the clock was set back. */
  function turnDay(time: number): void {
    take();
    day = wallTime(new Date(time)).day;
    dayStarts = Date.parse(startOfDay(day));
    dayEnds = Date.parse(startOfDay(dayLater(day, 1)));
  }

  function take(): void {
    for (const counter of counters.values())
      if (counter.views > 0) {
        taken.push({ day, ...counter });
        counter.views = 0;
      }
  }

  function isPerson(userAgent: string): boolean {
    if (userAgent.length > maxUserAgent) return false;
    if (userAgent === last.userAgent) return last.isPerson;
    const found = people.get(userAgent) ?? !isbot(userAgent);
    if (people.size >= maxKnown) people.clear();
    people.set(userAgent, found);
    last = { userAgent, isPerson: found };
    return found;
  }

  function counterOf(kind: ViewKind, name: string, locale: Locale): Counter {
    const key = `${kind} ${name} ${locale}`;
    const counter = counters.get(key) ?? { kind, name, locale, views: 0 };
    counters.set(key, counter);
    return counter;
  }

  /** Remembers what it finds, of which there is as much as there are pages: telling the page of a URL takes longer than counting it. */
  function counterOfPage(url: string): Counter | undefined {
    const known = pages.get(url);
    if (known) return known;
    const pathname = url.split(/[?#]/, 1)[0] ?? '';
    const page = knownPage(pathname);
    if (page === undefined) return undefined;
    const counter = counterOf('page', page, splitLocale(pathname).locale);
    if (pathname === url && page !== clientPage) pages.set(url, counter);
    return counter;
  }

  function count(counter: Counter | undefined, { userAgent, purpose, destination }: Looking): void {
    if (counter === undefined || userAgent === undefined || !isPerson(userAgent)) return;
    if (purpose?.startsWith('prefetch') || (destination !== undefined && destination !== 'document')) return;
    const time = now();
    if (time >= dayEnds || time < dayStarts) turnDay(time);
    counter.views += 1;
  }

  return {
    /** Counts a request for a page that was answered with it. */
    countPage: (url: string, looking: Looking): void => count(counterOfPage(url), looking),

    /** Counts that a page is shown which was loaded ahead, or that somebody began with a form; both are told by the page itself, not by a preview of it. */
    countShown(url: string, form: string | undefined, { userAgent }: Pick<Looking, 'userAgent'>): void {
      const page = counterOfPage(url);
      const counter = page === undefined || form === undefined ? page : counterOf('form', form, page.locale);
      count(counter, { userAgent, purpose: undefined, destination: undefined });
    },

    /** Returns what has been counted since the last time. */
    take(): ViewCount[] {
      take();
      const counts = added(taken);
      taken = [];
      return counts;
    },

    /** Takes back what could not be stored: it comes with the next. */
    putBack(counts: readonly ViewCount[]): void {
      taken.push(...counts);
    },
  };
}

/** Counts of the same thing on the same day as one: a statement stores no row twice. */
function added(counts: readonly ViewCount[]): ViewCount[] {
  const sums = new Map<string, ViewCount>();
  for (const one of counts) {
    const key = `${one.day} ${one.kind} ${one.name} ${one.locale}`;
    sums.set(key, { ...one, views: one.views + (sums.get(key)?.views ?? 0) });
  }
  return [...sums.values()];
}
