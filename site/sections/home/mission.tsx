import { Lightbulb, Puzzle, TrendingUp, Users } from 'lucide-react';
import { home } from '#content/en/home';
import { Eyebrow } from '#ui/eyebrow.tsx';
import styles from './mission.module.css';

const icons = [Puzzle, Lightbulb, Users, TrendingUp];

/** The mission and its four points. */
export function Mission() {
  const { eyebrow, title, text, points } = home.mission;
  return (
    <section className="section" aria-labelledby="mission-title">
      <div className={`wrap grid-12 ${styles.inner}`}>
        <header className={`stack ${styles.head}`}>
          <Eyebrow number={6}>{eyebrow}</Eyebrow>
          <h2 id="mission-title" className="h2">
            {title}
          </h2>
          <p className="text">{text}</p>
        </header>
        <dl className={styles.points} data-reveal="0.1">
          {points.map((point, index) => {
            const Icon = icons[index];
            return (
              <div key={point.title}>
                <dt className="h3">
                  {Icon && <Icon className="icon" />}
                  {point.title}
                </dt>
                <dd>{point.text}</dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}
