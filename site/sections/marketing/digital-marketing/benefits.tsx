import { digitalMarketing } from '#content/digital-marketing';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './benefits.module.css';

/** Four benefits led by their figures; the fifth field of the board is the way in. */
export function Benefits() {
  const { title, benefits, close, action } = digitalMarketing.why;
  return (
    <section className="section" aria-labelledby="why-title">
      <div className="wrap">
        <h2 id="why-title" className="h2">
          {title}
        </h2>
        <ul className={`stagger ${styles.board}`} data-reveal="0.1">
          {benefits.map(({ figure, title: name, text }) => (
            <li key={name}>
              <p className="figure">
                {figure.value}
                {'unit' in figure && <small>{figure.unit}</small>}
              </p>
              <h3 className="h3">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
          <li className={styles.close}>
            <p>{close}</p>
            <LinkButton href={action.href} variant="gold" size="large">
              {action.label}
            </LinkButton>
          </li>
        </ul>
      </div>
    </section>
  );
}
