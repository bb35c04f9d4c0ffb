import { FileDown } from 'lucide-react';
import { localeFormats } from '#content/locales';
import { directionOf } from '#contract/locales';
import type { QuoteOffers } from '#contract/offers/office-offers';
import type { OfferOnPaper } from '#contract/offers/public-offer';
import { officeUrl } from '#contract/office/paths';
import { OfferSheet } from '#ui/offer/offer-sheet.tsx';
import { useText } from '../../../content/use-text.ts';
import { PreviewPane } from '../../../parts/layout/preview-pane.tsx';
import styles from './offers.module.css';

interface OfferPreviewProps {
  paper: OfferOnPaper;
  sheets: QuoteOffers['sheets'];
  /** The id of the offer whose PDF is as it is shown here. */
  pdf: string | undefined;
}

/** The offer as its customer reads it, in their language and on their page, which is dark in every theme. */
export function OfferPreview({ paper, sheets, pdf }: OfferPreviewProps) {
  const { preview: text } = useText('offers');
  const { locale } = paper.content;
  return (
    <PreviewPane
      title={text.title}
      tools={
        pdf !== undefined && (
          <a className="button button--small" href={officeUrl('offerPdf', { id: pdf })} target="_blank" rel="noreferrer">
            <FileDown className="icon" aria-hidden />
            {text.pdf}
          </a>
        )
      }
    >
      <section
        className={`theme-dark border rounded-3 bg-pane ${styles.paper}`}
        lang={locale}
        dir={directionOf(locale)}
        aria-label={paper.number ?? sheets[locale].draft}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what it lies in scrolls, and it has nothing that could take the focus
        tabIndex={0}
      >
        <OfferSheet paper={paper} text={sheets[locale]} format={localeFormats[locale].format} level={3} />
      </section>
    </PreviewPane>
  );
}
