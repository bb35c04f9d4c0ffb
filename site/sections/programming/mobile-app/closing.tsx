import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  text: Content<'mobileApp'>['closing'];
  locale: Locale;
}

/** The closing call to action, as the bottom sheet of an app. */
export function Closing({ text: { title, text, consultation, quote }, locale }: ClosingProps) {
  const contact = pageUrl('contact', locale);
  return (
    <section className={`border-strong ${styles.sheet}`} aria-labelledby="closing-title">
      <div className={`wrap grid justify-items-center gap-6 text-center ${styles.inner}`}>
        <h2 id="closing-title" className="display-lg">
          {title}
        </h2>
        <p className="lead">{text}</p>
        <p className={`flex flex-wrap gap-3 ${styles.actions}`}>
          <LinkButton href={contact} variant="primary" size="large">
            {consultation}
          </LinkButton>
          <LinkButton href={contact} variant="line" size="large">
            {quote}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
