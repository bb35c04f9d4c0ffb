import { home } from '#content/en/home';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './why.module.css';

/** Four reasons, drawn as four rising steps. */
export function Why() {
  const { eyebrow, title, action, steps } = home.why;
  return (
    <section className="section stage" aria-labelledby="why-title">
      <div className={`wrap ${styles.inner}`}>
        <header className={`stack ${styles.head}`}>
          <Eyebrow number={4}>{eyebrow}</Eyebrow>
          <h2 id="why-title" className="h2">
            <HighlightedText {...title} />
          </h2>
          <LinkButton href={action.href} variant="line">
            {action.label}
          </LinkButton>
        </header>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.title} className={styles.step} data-reveal="0.1">
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="h3">{step.title}</h3>
              <p>{step.text}</p>
              {'note' in step && <p className={styles.note}>{step.note}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
