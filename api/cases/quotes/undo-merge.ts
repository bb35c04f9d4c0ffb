import type { Undoing } from '../undoing.ts';
import { separateQuote } from './merge-quotes.ts';
import { quoteCases } from './quote-cases.ts';

/** A quote that has become a part of another one stands by itself again. */
export const mergeUndoing: Undoing = {
  kinds: ['quote.merged'],
  permission: quoteCases.permission,
  async counterChanges({ repositories }, events) {
    return Promise.all(
      events.map(async ({ subject, afterId }) => {
        const source = afterId === null ? undefined : await repositories.officeQuotes.find(afterId);
        return source?.mergedInto === subject.id ? (work) => separateQuote(work, source.id) : undefined;
      }),
    );
  },
};
