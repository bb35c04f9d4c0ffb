import type { Content } from '#site/content/content.ts';
import { ReasonList } from '../reason-list.tsx';
import styles from './reasons.module.css';

/** Six reasons at three heights. */
export function Reasons({ title, text }: { title: string; text: Content<'cloudServices'>['reasons'] }) {
  return (
    <section className="section section--flush-start clip" aria-labelledby="reasons-title">
      <div className={`wrap ${styles.content}`}>
        <h2 id="reasons-title" className="h2">
          {title}
        </h2>
        <ReasonList reasons={Object.values(text)} className={`columns gap-4 ${styles.cards}`} reveal={0.2} />
      </div>
    </section>
  );
}
