import type { ApiTexts } from '#api/settings';
import * as arabic from '#content/ar/index';
import * as english from '#content/en/index';
import { hoursTextsOf } from '#content/hours-texts';
import type { Locale } from '#contract/locales';
import type { ChangedTexts } from '#contract/texts/changed-texts';
import { withLines } from '#contract/texts/lines';
import { withTimeout } from '#contract/time/with-timeout';
import { texts as written } from './texts.ts';

const built = { en: english, ar: arabic };

/** Milliseconds that a request waits for the words of now. */
const timeoutMs = 500;

/** The texts that the server writes to people, as the Office has them. */
export interface LiveTexts {
  texts: Readonly<Record<Locale, ApiTexts>>;
  /** Reads again what was changed. Never rejects: while it cannot be read, the texts stay. */
  refreshTexts(): Promise<void>;
}

/** Lays what was changed in the Office over the texts that the server was built with, once it has been read. */
export function liveTexts(read: () => Promise<ChangedTexts>): LiveTexts {
  let changed: ChangedTexts = {};
  let current: Record<Locale, ApiTexts> = written;
  let isReading = false;

  async function readAgain(): Promise<void> {
    const latest = await read();
    if (latest === changed) return;
    changed = latest;
    current = { en: textsIn('en', changed), ar: textsIn('ar', changed) };
  }

  return {
    texts: {
      get en() {
        return current.en;
      },
      get ar() {
        return current.ar;
      },
    },
    async refreshTexts() {
      // A database that hangs is waited for once.
      if (isReading) return;
      isReading = true;
      const reading = readAgain().finally(() => {
        isReading = false;
      });
      await withTimeout(reading, timeoutMs).catch(() => undefined);
    },
  };
}

function textsIn(locale: Locale, changed: ChangedTexts): ApiTexts {
  const { fields, messages, mails, officeMails, ...others } = written[locale];
  const changesOf = (name: string) => changed[name]?.[locale] ?? {};
  const changedText = <Name extends keyof typeof english>(name: Name) => withLines(built[locale][name], changesOf(name));
  return {
    ...others,
    hours: hoursTextsOf(locale, { hours: changedText('hours'), days: changedText('days'), dates: changedText('dates') }),
    messages: withLines(messages, { ...changesOf('messages'), ...changesOf('formMessages'), ...changesOf('textMessages') }),
    offerSheet: changedText('offer').sheet,
    mails: withLines(mails, changesOf('mails')),
    officeMails: withLines(officeMails, changesOf('officeMails')),
    // Forms have the names of their fields among their own texts.
    fields: {
      quote: withLines(fields.quote, changesOf('quoteFormText')),
      review: withLines(fields.review, changesOf('reviewFormText')),
      application: withLines(fields.application, changesOf('careers'), 'application'),
    },
  };
}
