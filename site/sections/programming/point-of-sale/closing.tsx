import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  text: Content<'pointOfSale'>['closing'];
  locale: Locale;
}

/** The closing call to action, as a ticket with a stub to tear off. */
export function Closing({ text: { title, text, action, stub }, locale }: ClosingProps) {
  return (
    <section className="section section--flush-start" aria-labelledby="closing-title">
      <div className="wrap">
        <div className={`split ${styles.ticket}`}>
          <h2 id="closing-title" className={`display-lg ${styles.title}`}>
            {title}
          </h2>
          <div className={`relative grid justify-items-start gap-6 ${styles.stub}`}>
            <p>{text}</p>
            <LinkButton href={pageUrl('contact', locale)} variant="primary">
              {action}
            </LinkButton>
          </div>
          <p className={`hidden ${styles.edge}`} aria-hidden="true">
            {stub}
          </p>
        </div>
      </div>
    </section>
  );
}
