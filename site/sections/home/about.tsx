import { Activity, Gauge, ShieldCheck } from 'lucide-react';
import { home } from '#content/en/home';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { FigureList } from '#ui/figure-list.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './about.module.css';

const icons = [Gauge, ShieldCheck, Activity];

/** A statement, two figures and three pillars. It fades in once a tenth of it is in view, and its glow follows the mouse. */
export function About() {
  const { eyebrow, statement, action, figures, pillars } = home.about;
  return (
    <section className={`section stage ${styles.about}`} id="about" aria-labelledby="about-title" data-glow>
      <div className="wrap" data-reveal="0.1">
        <div className={`grid-12 ${styles.top}`}>
          <div className={`stack ${styles.text}`}>
            <Eyebrow number={1}>{eyebrow}</Eyebrow>
            <h2 id="about-title" className="statement">
              {statement.primary} <span>{statement.secondary}</span>
            </h2>
            <LinkButton href={action.href} variant="line" spokenMore={action.spokenMore}>
              {action.label}
            </LinkButton>
          </div>
          <FigureList figures={figures} className={styles.figures} />
        </div>
        <ol className={styles.pillars}>
          {pillars.map(({ title, text }, index) => {
            const Icon = icons[index];
            return (
              <li key={title} className={styles.pillar}>
                <span className="num" aria-hidden="true">
                  0{index + 1}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
                {Icon && <Icon className="icon" />}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
