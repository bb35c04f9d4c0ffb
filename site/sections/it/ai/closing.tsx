import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  text: Content<'ai'>['closing'];
  locale: Locale;
}

/** The call to action in the form of a text field: the question in it is an example. */
export function Closing({ text: { title, prompt, text, action }, locale }: ClosingProps) {
  return (
    <section className="section" aria-labelledby="closing-title">
      <div className={`wrap ${styles.content}`}>
        <h2 id="closing-title" className="hero-title">
          {title}
        </h2>
        <div className={styles.field}>
          <p>{prompt}</p>
          <LinkButton href={pageUrl('contact', locale)} variant="gold" size="large">
            {action}
          </LinkButton>
        </div>
        <p className="lead">{text}</p>
      </div>
    </section>
  );
}
