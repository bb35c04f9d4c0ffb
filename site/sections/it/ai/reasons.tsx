import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { ReasonList } from '../reason-list.tsx';
import styles from './reasons.module.css';

interface ReasonsProps {
  title: string;
  text: Content<'ai'>['reasons'];
  chipAlt: string;
}

/** Six reasons as the pins of a chip, three to each side. */
export function Reasons({ title, text, chipAlt }: ReasonsProps) {
  return (
    <section className="section" aria-labelledby="reasons-title">
      <div className="wrap">
        <h2 id="reasons-title" className={`h2 ${styles.title}`}>
          {title}
        </h2>
        <div className={`grid ${styles.board}`}>
          <Picture
            name="chip-traces"
            alt={chipAlt}
            sizes="(min-width: 64em) 56rem, 44rem"
            className={`cover block clip border-strong ${styles.chip}`}
          />
          <ReasonList reasons={Object.values(text)} className={`grid ${styles.pins}`} reveal={0.3} />
        </div>
      </div>
    </section>
  );
}
