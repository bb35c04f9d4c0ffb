import { Download } from 'lucide-react';
import { brand } from '#brand';
import { localeFormats } from '#content/locales';
import { localizedPath } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { isolated, isolatedLeftToRight } from '#contract/text/isolated';
import { offerPage, offerPdf } from '#contract/urls';
import { companyIn } from '#site/content/company.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { formatDay, OfferSheet } from '#ui/offer/offer-sheet.tsx';
import { AcceptForm } from './accept-form.tsx';
import { AskForm } from './ask-form.tsx';
import styles from './offer.module.css';
import type { OfferProps } from './offer-props.ts';

/** A price offer, for the customer who has its link. */
export function Offer(props: OfferProps) {
  const { shown, token, text, locale } = props;
  const { state, offer, acceptance, newer } = shown;
  const { format } = localeFormats[locale];
  const { title, text: description } = text.states[state];
  const at = (moment: string) =>
    new Intl.DateTimeFormat(format, { timeZone: brand.timeZone, dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));
  const { label, href } = companyIn(locale).phone;
  const [before = '', after = ''] = text.call.split('{number}');
  return (
    <div className={`wrap grid ${styles.page}`}>
      <header className={`grid gap-4 justify-items-start ${styles.text}`}>
        <Eyebrow>
          {offer ? text.sheet.eyebrow : fillPlaceholders(text.sheet.numbered, { number: isolatedLeftToRight(shown.number) })}
        </Eyebrow>
        <h1 className="h2">{title}</h1>
        <p className="lead">{fillPlaceholders(description, { date: offer ? formatDay(offer.content.validUntil, format) : '' })}</p>
        {acceptance && (
          <p className={`text-heading ${styles.accepted}`}>
            {fillPlaceholders(text.acceptedBy, { name: isolated(acceptance.name), date: at(acceptance.at) })}
          </p>
        )}
        {newer !== null && (
          <a className="btn btn--primary" href={localizedPath(offerPage(newer), locale)}>
            {text.newer}
          </a>
        )}
        {offer && (
          <a className="btn btn--line no-print" href={localizedPath(offerPdf(token), locale)}>
            <Download className="icon" aria-hidden />
            {text.download}
          </a>
        )}
      </header>
      {offer && (
        <div className={styles.paper} data-copyable>
          <OfferSheet paper={offer} text={text.sheet} format={format} level={2} />
        </div>
      )}
      <div className={`grid no-print ${styles.forms}`}>
        {offer && state === 'open' && <AcceptForm {...props} offer={offer} />}
        {newer === null && (
          <AskForm {...props}>
            {before}
            <a className="text-heading" href={href}>
              <bdi dir="ltr">{label}</bdi>
            </a>
            {after}
          </AskForm>
        )}
      </div>
    </div>
  );
}
