import { ChevronLeft, Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { numberOf } from '#contract/offers/offer-number';
import type { Offer, QuoteOffers } from '#contract/offers/office-offers';
import type { QuoteDetail } from '#contract/office/quotes';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../../content/use-text.ts';
import { useOfferChanges } from '../../../data/cases/offers.ts';
import { useIdempotencyKey } from '../../../data/requests/use-idempotency-key.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { KeyHint } from '../../../parts/buttons/key-hint.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../parts/buttons/menu.tsx';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { useAction } from '../../../parts/messages/use-action.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { IssuedOffer } from './issued-offer.tsx';
import { OfferEditor } from './offer-editor.tsx';
import styles from './offers.module.css';

interface OffersProps {
  quote: QuoteDetail;
  known: QuoteOffers;
  /** The offer that the address names, or `new`. */
  openId: string | undefined;
  onOpen(id: string): void;
  onClose(): void;
}

/** The offers of a request, one of which is open: the draft that is being written, or the newest. */
export function Offers({ quote, known, openId, onOpen, onClose }: OffersProps) {
  const text = useText('offers');
  const { offers } = known;
  const changes = useOfferChanges(quote.id);
  const key = useIdempotencyKey();
  const [isCopying, setIsCopying] = useState(false);
  // It has its number before the reply is open: until then the draft stays in view, and not an offer that nobody has sent.
  const [isSending, setIsSending] = useState(false);
  const chosen = offers.find(({ id }) => id === openId);
  const opened = openId === 'new' ? undefined : (chosen ?? offers.find(({ state }) => state === 'draft') ?? offers[0]);
  const title = fillSentence(text.title, { name: quote.fullName });

  const begin = useAction({
    async run(from: { copyOf: string } | { revises: string }) {
      const added = await changes.add({ from, key: key.of(from) });
      key.renew();
      onOpen(added.answer.id);
      return added;
    },
    done: text.done.copied,
    failed: text.notCopied,
  });

  return (
    <>
      <div className={`flex items-center border-b-hair bg-bg phone-top phone-only ${styles.top}`}>
        <h1 className="visually-hidden">{title}</h1>
        <button type="button" className={`row gap-1 text-heading font-600 ${styles.back}`} onClick={onClose}>
          <ChevronLeft className="icon icon-along" aria-hidden />
          <bdi>{quote.fullName}</bdi>
        </button>
        <OfferMenu {...{ offers, opened }} onChoose={onOpen} onCopy={() => setIsCopying(true)} />
      </div>
      <div className="wide-only">
        <PageHeader
          title={title}
          actions={
            <>
              <OfferMenu {...{ offers, opened }} onChoose={onOpen} onCopy={() => setIsCopying(true)} />
              <Button variant="ghost" onClick={onClose}>
                {text.close} <KeyHint keys="Esc" />
              </Button>
            </>
          }
        />
      </div>
      {opened && opened.state !== 'draft' && !isSending ? (
        <IssuedOffer key={opened.id} {...{ quote, offer: opened }} sheets={known.sheets} onBegin={(from) => void begin(from)} />
      ) : (
        <OfferEditor key={opened?.id ?? 'new'} {...{ quote, known, offer: opened, isSending }} onOpen={onOpen} onSending={setIsSending} />
      )}
      {isCopying && (
        <CopyDialog
          onClose={() => setIsCopying(false)}
          onChoose={(copyOf) => {
            setIsCopying(false);
            void begin({ copyOf });
          }}
        />
      )}
    </>
  );
}

interface OfferMenuProps {
  offers: readonly Offer[];
  opened: Offer | undefined;
  onChoose(id: string): void;
  onCopy(): void;
}

/** Chooses among the offers of the request, or begins another one. */
function OfferMenu({ offers, opened, onChoose, onCopy }: OfferMenuProps) {
  const text = useText('offers');
  return (
    <Menu
      label={`${text.choose}: ${opened ? nameOf(opened, text.draft) : text.new}`}
      trigger={<bdi>{opened ? nameOf(opened, text.draft) : text.new}</bdi>}
    >
      {offers.map((offer) => (
        <MenuItem
          key={offer.id}
          label={<bdi>{nameOf(offer, text.draft)}</bdi>}
          detail={text.states[offer.isExpired ? 'expired' : offer.state]}
          isChosen={offer === opened}
          onSelect={() => onChoose(offer.id)}
        />
      ))}
      {offers.length > 0 && <MenuSeparator />}
      <MenuItem icon={Plus} label={text.new} onSelect={() => onChoose('new')} />
      <MenuItem icon={Copy} label={text.copy.action} onSelect={onCopy} />
    </Menu>
  );
}

/** The number and the version of an offer; of a draft, what it is about. */
const nameOf = (offer: Offer, draft: string): string => numberOf(offer) || offer.content.title || draft;
