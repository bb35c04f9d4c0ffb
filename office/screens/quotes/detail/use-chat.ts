import type { QuoteDetail } from '#contract/office/quotes';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { isolated } from '#contract/text/isolated';
import { placeholderValues } from '../../../cases/composer/quote-placeholder-values.ts';
import { useText } from '../../../content/use-text.ts';
import { quoteCases } from '../../../data/cases/quotes.ts';
import { useMe } from '../../../data/people/account.ts';
import { useIdempotencyKey } from '../../../data/requests/use-idempotency-key.ts';
import { whatsAppUrl } from '../../../parts/contact/phone-links.ts';
import { useAction } from '../../../parts/messages/use-action.ts';

/** Returns the address of a chat on WhatsApp that begins with a greeting, where there is one, and what notes on the timeline that it was opened. */
export function useChat(quote: QuoteDetail) {
  const { id, phoneNumber, country, locale } = quote;
  const { detail: text } = useText('quotes');
  const me = useMe();
  const add = quoteCases.useWriting('Notes');
  const changeNote = quoteCases.useChangeNote(id);
  const key = useIdempotencyKey();
  const note = useAction({
    async run() {
      const written = { id, text: fillPlaceholders(text.chatNote, { number: isolated(phoneNumber) }) };
      const { timeline } = await add.mutateAsync({ ...written, key: key.of(written) });
      key.renew();
      return timeline.findLast((entry) => entry.kind === 'note');
    },
    done: text.chatNoted,
    undo: async (added) => added && changeNote(added.id)(added.version, { removed: true }),
    failed: text.chatNotNoted,
  });
  const greeting = fillPlaceholders(text.chatGreeting[locale], placeholderValues(quote, me.name));
  return { url: whatsAppUrl(phoneNumber, country, greeting), note };
}
