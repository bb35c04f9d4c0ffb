import { digitalMarketing } from '#content/en/digital-marketing';
import { Picture } from '#site/pictures/picture.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './closing.module.css';

/** The closing call to action: three sentences for the visitor to finish, as a first talk about a campaign starts. */
export function Closing() {
  const { title, lead, prompts, action, alt } = digitalMarketing.connect;
  return (
    <section className={`stage ${styles.closing}`} aria-labelledby="connect-title">
      <Picture name="megaphone" alt={alt} sizes="(min-width: 64em) 62vw, 44rem" className={`backdrop ${styles.picture}`} />
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
        <LinkButton href={action.href} variant="line" size="large">
          {action.label}
        </LinkButton>
      </div>
    </section>
  );
}
