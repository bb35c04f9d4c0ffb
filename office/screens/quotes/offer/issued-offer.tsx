import { Ban, CopyPlus, ExternalLink, FilePlus2, Send } from 'lucide-react';
import { numberOf } from '#contract/offers/offer-number';
import type { Offer, QuoteOffers } from '#contract/offers/office-offers';
import type { QuoteDetail } from '#contract/office/quotes';
import { fillSentence } from '#contract/text/fill-sentence';
import { isolatedLeftToRight } from '#contract/text/isolated';
import { OfferDelivery } from '../../../cases/offer-delivery.tsx';
import { useText } from '../../../content/use-text.ts';
import { useOfferChanges } from '../../../data/cases/offers.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { CopyButton } from '../../../parts/buttons/copy-button.tsx';
import { FormDock } from '../../../parts/layout/form-dock.tsx';
import { useAction } from '../../../parts/messages/use-action.ts';
import { FilledText } from '../../../parts/texts/filled-text.tsx';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { OfferPreview } from './offer-preview.tsx';
import styles from './offers.module.css';
import { useReplyWith } from './use-reply-with.ts';

interface IssuedOfferProps {
  quote: QuoteDetail;
  offer: Offer;
  sheets: QuoteOffers['sheets'];
  onBegin(from: { copyOf: string } | { revises: string }): void;
}

/** An offer that has its number, and is changed by a new version alone: how it stands, and what can be done. */
export function IssuedOffer({ quote, offer, sheets, onBegin }: IssuedOfferProps) {
  const text = useText('offers');
  const dateFormats = useDateFormats();
  const { withdraw } = useOfferChanges(quote.id);
  const replyWith = useReplyWith(quote);
  const { id, state, number, edition, content, tax, issuedAt, isExpired, acceptance, link, delivery } = offer;
  const name = isolatedLeftToRight(numberOf(offer));
  const isOpen = state === 'open' && !isExpired;
  const takeBack = useAction({
    run: () => withdraw(offer),
    done: fillSentence(text.done.withdrawn, { number: name }),
    failed: text.notWithdrawn,
  });
  const reply = useAction({ run: () => replyWith(offer), failed: text.notSent });
  return (
    <div className={styles.columns}>
      <section className={styles.form} aria-label={fillSentence(text.about, { number: name })}>
        <div className={`overflow-auto scrollbar-thin phone:overflow-visible ${styles.fields}`}>
          <h2 className="title">
            <FilledText text={text.about} values={{ number: <span className="whitespace-nowrap">{name}</span> }} /> ·{' '}
            {text.states[isExpired ? 'expired' : state]}
          </h2>
          <dl className={`grid gap-2 text-xs ${styles.facts}`}>
            {issuedAt && (
              <>
                <dt className="text-quiet">{text.facts.issued}</dt>
                <dd>{dateFormats.full(issuedAt)}</dd>
              </>
            )}
            {(state === 'open' || delivery) && (
              <>
                <dt className="text-quiet">{text.facts.sent}</dt>
                <dd>
                  <OfferDelivery delivery={delivery} />
                </dd>
              </>
            )}
            {acceptance && (
              <>
                <dt className="text-quiet">{text.facts.accepted}</dt>
                <dd>
                  <bdi>{acceptance.name}</bdi>, {dateFormats.full(acceptance.at)}
                </dd>
              </>
            )}
            {link && (
              <>
                <dt className="text-quiet">{text.facts.link}</dt>
                <dd className="row flex-wrap gap-2">
                  <a className="button button--small" href={link} target="_blank" rel="noreferrer">
                    <ExternalLink className="icon" aria-hidden />
                    {text.openLink}
                  </a>
                  <CopyButton text={link} label={text.copyLink} />
                </dd>
              </>
            )}
          </dl>
          <p className="text-quiet text-xs">{text.explanations[isExpired ? 'expired' : state]}</p>
          <div className="row flex-wrap gap-2">
            {(state === 'open' || state === 'withdrawn') && (
              <Button icon={FilePlus2} onClick={() => onBegin({ revises: id })}>
                {text.revise}
              </Button>
            )}
            <Button icon={CopyPlus} onClick={() => onBegin({ copyOf: id })}>
              {text.duplicate}
            </Button>
            {state === 'open' && (
              <Button variant="ghost" icon={Ban} onClick={() => void takeBack()}>
                {text.withdraw}
              </Button>
            )}
          </div>
        </div>
        {isOpen && (
          <FormDock>
            <Button variant="primary" size="large" icon={Send} disabled={quote.email === ''} onClick={() => void reply()}>
              {text.sendAgain}
            </Button>
          </FormDock>
        )}
      </section>
      <OfferPreview
        paper={{ number, edition, content, tax, day: (issuedAt ?? offer.changedAt).slice(0, 10), reference: quote.reference }}
        sheets={sheets}
        pdf={id}
      />
    </div>
  );
}
