import { Lightbulb, type LucideIcon, Puzzle, TrendingUp, Users } from 'lucide-react';
import type { Content } from '#site/content/content.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import styles from './mission.module.css';
import type { NumberedSection } from './numbered-section.ts';

type MissionText = Content<'home'>['mission'];

const points: { name: keyof MissionText['points']; Icon: LucideIcon }[] = [
  { name: 'tailored', Icon: Puzzle },
  { name: 'expert', Icon: Lightbulb },
  { name: 'customer', Icon: Users },
  { name: 'growth', Icon: TrendingUp },
];

/** The mission and its four points. */
export function Mission({ text, number = 6 }: NumberedSection<MissionText>) {
  return (
    <section className="section" aria-labelledby="mission-title">
      <div className={`wrap grid-12 ${styles.inner}`}>
        <header className={`stack ${styles.head}`}>
          <Eyebrow number={number}>{text.eyebrow}</Eyebrow>
          <h2 id="mission-title" className="h2">
            {text.title}
          </h2>
          <p className="text">{text.text}</p>
        </header>
        <dl className={styles.points} data-reveal="0.1">
          {points.map(({ name, Icon }) => (
            <div key={name} className="grid gap-2 border-t">
              <dt className="h3 flex items-center gap-4">
                <Icon className="icon" />
                {text.points[name].title}
              </dt>
              <dd className="balance">{text.points[name].text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
