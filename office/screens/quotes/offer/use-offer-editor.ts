import type { OfferContent } from '#contract/offers/offer-content';
import type { Offer } from '#contract/offers/office-offers';
import type { QuoteDetail } from '#contract/office/quotes';
import { useText } from '../../../content/use-text.ts';
import { useOfferChanges } from '../../../data/cases/offers.ts';
import type { LocalDraft } from '../../../data/drafts/use-drafts.ts';
import { useIdempotencyKey } from '../../../data/requests/use-idempotency-key.ts';
import { useEditor } from '../../../parts/editor/use-editor.ts';
import { useAction } from '../../../parts/messages/use-action.ts';
import { type OfferForm, valuesOf } from './offer-form.ts';
import { useReplyWith } from './use-reply-with.ts';

interface OfferEditorOptions {
  quote: QuoteDetail;
  offer: Offer | undefined;
  draft: LocalDraft<OfferForm, Offer>;
  onOpen(id: string): void;
  /** Hears when it begins to go on to the reply, and when it has ended. */
  onSending(isSending: boolean): void;
}

/** Saves a draft, removes it, or gives it its number and goes on to the reply with it. */
export function useOfferEditor({ quote, offer, draft, onOpen, onSending }: OfferEditorOptions) {
  const text = useText('offers');
  const { add, change, remove: removeOffer, issue } = useOfferChanges(quote.id);
  const key = useIdempotencyKey();
  const replyWith = useReplyWith(quote);

  const write = (content: OfferContent, version: number) =>
    offer ? change({ id: offer.id, version, content }) : add({ from: { content }, key: key.of(content) });
  function stored({ id }: Offer): void {
    key.renew();
    if (!offer) onOpen(id);
  }

  const editor = useEditor({
    draft,
    valuesOf,
    send: (content: OfferContent, _form: OfferForm, version: number) => write(content, version),
    onSaved: ({ answer }) => stored(answer),
    done: () => text.done.saved,
    failed: text.notSaved,
  });

  /** Stores what is typed, and gives that its number. */
  async function issued(): Promise<Offer> {
    if (offer && !draft.isChanged) return (await issue(offer)).answer;
    const { answer } = await draft.save((form, version) => write(valuesOf(form) as OfferContent, version));
    // It stays stored when it cannot be given its number.
    stored(answer);
    return (await issue(answer)).answer;
  }

  const sendOffer = useAction({
    async run() {
      onSending(true);
      try {
        await replyWith(await issued());
      } finally {
        onSending(false);
      }
    },
    failed: text.notSent,
  });

  const remove = useAction({
    async run(removed: Offer) {
      const result = await removeOffer(removed);
      draft.discard();
      return result;
    },
    done: text.done.removed,
    failed: text.notRemoved,
  });

  return {
    editor,
    async send(): Promise<void> {
      // Says what is missing.
      if (valuesOf(draft.state().content) === undefined) editor.save();
      else await sendOffer();
    },
    remove,
  };
}
