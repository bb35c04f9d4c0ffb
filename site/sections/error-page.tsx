import { LinkButton } from '#ui/link-button.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  code: string;
  title: string;
  text: string;
  home: { label: string; href: string };
  support?: { label: string; href: string };
}

/** What the visitor sees instead of a page that is missing or failed: the status code, what happened, and links. */
export function ErrorPage({ code, title, text, home, support }: ErrorPageProps) {
  return (
    <section className={`stage ${styles.page}`}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.code} aria-hidden="true">
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
            <LinkButton href={home.href} variant="gold">
              {home.label}
            </LinkButton>
            {support && (
              <LinkButton href={support.href} variant="line">
                {support.label}
              </LinkButton>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
