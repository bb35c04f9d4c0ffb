import { ai } from '#content/en/ai';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './closing.module.css';

/** The call to action in the form of a text field: the question in it is an example. */
export function Closing() {
  const { title, prompt, text, action } = ai.closing;
  return (
    <section className="section" aria-labelledby="closing-title">
      <div className={`wrap ${styles.content}`}>
        <h2 id="closing-title" className="hero-title">
          {title}
        </h2>
        <div className={styles.field}>
          <p>“{prompt}”</p>
          <LinkButton href={action.href} variant="gold" size="large">
            {action.label}
          </LinkButton>
        </div>
        <p className="lead">{text}</p>
      </div>
    </section>
  );
}
