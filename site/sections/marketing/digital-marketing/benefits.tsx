import { digitalMarketing } from '#content/en/digital-marketing';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './benefits.module.css';

/** Four benefits led by their figures; the fifth card is a call to action. */
export function Benefits() {
  const { title, benefits, close, action } = digitalMarketing.why;
  return (
    <section className="section" aria-labelledby="why-title">
      <div className="wrap">
        <h2 id="why-title" className="h2">
          {title}
        </h2>
        <ul className={`stagger grid-12 ${styles.board}`} data-reveal="0.1">
          {benefits.map(({ figure, title: name, text }, index) => (
            <li key={name} className={index === 0 ? 'stage' : undefined}>
              <p className="figure">
                {figure.value}
                {'unit' in figure && <small>{figure.unit}</small>}
              </p>
              <h3 className="h3">{name}</h3>
              <p className="item-text">{text}</p>
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
