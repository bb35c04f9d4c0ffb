import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dayLater } from '#contract/hours/hours-exceptions';
import { siteLocales } from '#contract/locales';
import { offerDays } from '#contract/offers/offer-limits';
import type { Offer, QuoteOffers } from '#contract/offers/office-offers';
import type { QuoteDetail } from '#contract/office/quotes';
import { useText } from '../../../content/use-text.ts';
import { useLocalDraft } from '../../../data/drafts/use-drafts.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { EditorButtons, EditorNotice } from '../../../parts/editor/editor.tsx';
import { FormDock } from '../../../parts/layout/form-dock.tsx';
import { EmailDialog } from '../detail/email-dialog.tsx';
import { OfferFields } from './offer-fields.tsx';
import { emptyLine, formOf, OfferForm, shownOf, wrongOf } from './offer-form.ts';
import { OfferPreview } from './offer-preview.tsx';
import styles from './offers.module.css';
import { useOfferEditor } from './use-offer-editor.ts';

interface OfferEditorProps {
  quote: QuoteDetail;
  known: QuoteOffers;
  /** The draft; undefined for one that is not stored yet. */
  offer: Offer | undefined;
  onOpen(id: string): void;
  isSending: boolean;
  onSending(isSending: boolean): void;
}

const storedOf = (offer: Offer) => ({ content: formOf(offer.content), version: offer.version, name: `offer:${offer.id}` });

/** A draft as it is written, beside what the customer will read. Sending gives it its number, and goes on to the reply. */
export function OfferEditor({ quote, known, offer, onOpen, isSending, onSending }: OfferEditorProps) {
  const text = useText('offers');
  const draft = useLocalDraft(`offer:${offer?.id ?? `new:${quote.id}`}`, OfferForm, emptyForm(quote, known), { thing: offer, storedOf });
  const { editor, send, remove } = useOfferEditor({ quote, offer, draft, onOpen, onSending });
  const { content: form } = draft;
  const wrong = wrongOf(editor.isChecked ? form : undefined);
  const [isAddressing, setIsAddressing] = useState(false);
  const noEmail = quote.email === '' ? { text: text.noEmail, onClick: () => setIsAddressing(true) } : undefined;
  const tax = known.taxes[form.locale] ?? null;
  return (
    <div className={styles.columns}>
      <form method="post" {...editor.fields} className={styles.form}>
        <EditorNotice editor={editor} text={text.newer} name={undefined} />
        <div className={`overflow-auto scrollbar-thin phone:overflow-visible ${styles.fields}`}>
          <OfferFields {...{ form, wrong, known, tax }} onChange={draft.change} />
          {offer && (
            <div className="row">
              <Button variant="ghost" icon={Trash2} onClick={() => void remove(offer)}>
                {text.remove}
              </Button>
            </div>
          )}
        </div>
        <FormDock
          status={draft.isChanged ? text.unsaved : offer && text.saved}
          problem={wrong.size > 0 ? { text: text.incomplete } : noEmail}
        >
          <EditorButtons editor={editor} discard={text.discard} save={text.save} isAside />
          <Button variant="primary" size="large" icon={Send} busy={isSending} disabled={quote.email === ''} onClick={() => void send()}>
            {text.send}
          </Button>
        </FormDock>
      </form>
      <OfferPreview
        paper={{
          number: null,
          edition: offer?.edition ?? 1,
          day: known.today,
          reference: quote.reference,
          content: shownOf(form),
          tax: form.isTaxed ? tax : null,
        }}
        sheets={known.sheets}
        pdf={offer && !draft.isChanged ? offer.id : undefined}
      />
      {isAddressing && <EmailDialog quote={quote} onClose={() => setIsAddressing(false)} />}
    </div>
  );
}

/** A new offer begins with the language and the name of whoever has asked. */
function emptyForm({ fullName, locale: asked }: QuoteDetail, { currencies, terms, today }: QuoteOffers): OfferForm {
  const locale = siteLocales.find((known) => known === asked) ?? siteLocales[0] ?? asked;
  return {
    locale,
    currency: currencies[0] ?? '',
    title: '',
    recipient: fullName,
    lines: [emptyLine],
    discountKind: 'none',
    discount: '',
    isTaxed: true,
    validUntil: dayLater(today, offerDays),
    terms: terms[locale] ?? '',
  };
}
