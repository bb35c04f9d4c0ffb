import { directionOf, type Locale } from '#contract/locales';
import type { PublicReview } from '#contract/review';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { foreignLanguage } from '#contract/text/text-language';
import { clientDetails } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { Stars } from '#ui/stars.tsx';
import styles from './review-quote.module.css';

interface ReviewQuoteProps {
  review: PublicReview;
  text: Pick<Content<'servicePage'>['proof'], 'stars' | 'inOtherLanguage'>;
  locale: Locale;
  /** Whether the client whose it is is named, with the way to their page. */
  namesClient: boolean;
}

/** A review in the words of whoever wrote it. One in another language than the page says so, and is read in its own direction. */
export function ReviewQuote({ review: { rate, message, fullName, client }, text, locale, namesClient }: ReviewQuoteProps) {
  const foreign = foreignLanguage(message, locale);
  return (
    <figure className="stack" dir={foreign && directionOf(foreign)}>
      <Stars rate={rate} label={fillPlaceholders(text.stars, { rate })} />
      <blockquote className={styles.quote} lang={foreign} data-review>
        {message}
      </blockquote>
      <figcaption className="text-sm text-muted">
        <bdi lang={foreignLanguage(fullName, locale)}>{fullName}</bdi>
        {namesClient && client && (
          <>
            {' · '}
            <a className="link" href={clientDetails(client._id, locale)}>
              <bdi>{client.name}</bdi>
            </a>
          </>
        )}
        {foreign && (
          <>
            {' · '}
            <bdi>{text.inOtherLanguage}</bdi>
          </>
        )}
      </figcaption>
    </figure>
  );
}
