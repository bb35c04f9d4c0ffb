import { LinkButton } from '#ui/link-button.tsx';
import styles from './fault.module.css';

interface FaultProps {
  code: string;
  title: string;
  text: string;
  home: { label: string; href: string };
  support?: { label: string; href: string };
}

/** A page that could not be shown: the missing step of the stair, what happened, and the ways on. */
export function Fault({ code, title, text, home, support }: FaultProps) {
  return (
    <section className={styles.fault}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.code} aria-hidden="true">
          {[...code].map((digit, step) => (
            // The digits are the steps, in order: their place is their identity.
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that never changes order
            <span key={step}>{digit}</span>
          ))}
        </p>
        <div className={styles.text}>
          <h1 className="h2">
            <span className="sr-only">{code}: </span>
            {title}
          </h1>
          <p className="lead">{text}</p>
          <p className={styles.actions}>
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
