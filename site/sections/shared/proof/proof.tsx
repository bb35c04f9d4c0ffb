import { ArrowRight } from 'lucide-react';
import type { Client } from '#contract/client';
import type { Locale } from '#contract/locales';
import type { PublicReview } from '#contract/review';
import { clientDetails, pageUrl } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { classNames } from '#ui/class-names.ts';
import { LoadedImage } from '#ui/loaded-image.tsx';
import styles from './proof.module.css';
import { ReviewQuote } from './review-quote.tsx';

interface ProofProps {
  review: PublicReview | undefined;
  clients: readonly Client[];
  locale: Locale;
}

/** One review of the service and the clients that have it, before the page asks for a quote. Without either there is no section. */
export function Proof({ review, clients, locale }: ProofProps) {
  if (!review && clients.length === 0) return null;
  const text = content('servicePage', locale).proof;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="proof-title">
      <div className={classNames('wrap grid', styles.inner, review && clients.length > 0 && styles.both)}>
        <header className={`cluster justify-between ${styles.head}`}>
          <h2 id="proof-title" className="label">
            {text.title}
          </h2>
          <a className="link" href={pageUrl('clients', locale)}>
            {text.all}
            <ArrowRight className="icon icon-along" />
          </a>
        </header>
        {review && <ReviewQuote review={review} text={text} locale={locale} namesClient />}
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
