import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  text: Content<'digitalMarketing'>['connect'];
  locale: Locale;
}

/** The closing call to action: three sentences for the visitor to finish, as a first talk about a campaign starts. */
export function Closing({ text: { title, lead, prompts, action, pictureAlt }, locale }: ClosingProps) {
  return (
    <section className={`stage ${styles.closing}`} aria-labelledby="connect-title">
      <Picture name="megaphone" alt={pictureAlt} sizes="(min-width: 64em) 62vw, 44rem" className={`backdrop mirrored ${styles.picture}`} />
      <div className={`wrap ${styles.inner}`}>
        <h2 id="connect-title" className="h2">
          {title}
        </h2>
        <p className="lead">{lead}</p>
        <ul className={styles.prompts}>
          {prompts.map(({ text, hint }) => (
            <li key={text}>
              <p className={styles.line}>{text}</p>
              <p className={styles.hint}>{hint}</p>
            </li>
          ))}
        </ul>
        <LinkButton href={pageUrl('contact', locale)} variant="line" size="large">
          {action}
        </LinkButton>
      </div>
    </section>
  );
}
