import { ArrowRight } from 'lucide-react';
import type { Client } from '#contract/client';
import type { Locale } from '#contract/locales';
import type { PublicReview } from '#contract/review';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { languageAttributes, languageOf } from '#contract/text/text-language';
import { clientDetails, pageUrl } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { classNames } from '#ui/class-names.ts';
import { LoadedImage } from '#ui/loaded-image.tsx';
import { Stars } from '#ui/stars.tsx';
import styles from './proof.module.css';

interface ProofProps {
  review: PublicReview | undefined;
  clients: readonly Client[];
  locale: Locale;
}

/** One review of the service and the clients that have it, before the page asks for a quote. Without either there is no section. */
export function Proof({ review, clients, locale }: ProofProps) {
  if (!review && clients.length === 0) return null;
  const { title, stars, all } = content('servicePage', locale).proof;
  const inItsLanguage = (text: string) => languageAttributes(languageOf(text), locale);
  return (
    <section className={`section ${styles.section}`} aria-labelledby="proof-title">
      <div className={classNames('wrap grid', styles.inner, review && clients.length > 0 && styles.both)}>
        <header className={`cluster justify-between ${styles.head}`}>
          <h2 id="proof-title" className="label">
            {title}
          </h2>
          <a className="link" href={pageUrl('clients', locale)}>
            {all}
            <ArrowRight className="icon icon-along" />
          </a>
        </header>
        {review && (
          <figure className="stack" {...inItsLanguage(review.message)}>
            <Stars rate={review.rate} label={fillPlaceholders(stars, { rate: review.rate })} />
            <p className={styles.quote} data-review>
              {review.message}
            </p>
            <figcaption className="text-sm text-muted">
              <bdi>{review.fullName}</bdi>
            </figcaption>
          </figure>
        )}
        {clients.length > 0 && (
          <ul className={`grid ${styles.clients}`}>
            {clients.map(({ _id, name, logo }) => (
              <li key={_id}>
                <a className={`grid place-items-center border ${styles.client}`} href={clientDetails(_id, locale)}>
                  <LoadedImage
                    src={logo}
                    alt={name}
                    width={200}
                    height={56}
                    loading="lazy"
                    fallback={<bdi className="text-sm text-muted text-center">{name}</bdi>}
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
