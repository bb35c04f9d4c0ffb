import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  /** The label of the link to the contact page is missing where there is no such link. */
  text: { code: string; title: string; text: string; home: string; support?: string };
  locale: Locale;
}

/** Shows what the visitor sees instead of a page that is missing or failed: the status code, what happened, and links. */
export function ErrorPage({ text: { code, title, text, home, support }, locale }: ErrorPageProps) {
  return (
    <section className={`stage grid items-end ${styles.page}`}>
      <div className={`wrap grid ${styles.inner}`}>
        <p className={`flex items-end text-brand ${styles.code}`} aria-hidden="true">
          {[...code].map((digit, step) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that never changes order
            <span key={step}>{digit}</span>
          ))}
        </p>
        <div className="stack">
          <h1 className="h2">
            <span className="sr-only">{code}: </span>
            {title}
          </h1>
          <p className="lead">{text}</p>
          <p className={`cluster ${styles.actions}`}>
            <LinkButton href={pageUrl('home', locale)} variant="primary">
              {home}
            </LinkButton>
            {support && (
              <LinkButton href={pageUrl('contact', locale)} variant="line">
                {support}
              </LinkButton>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
