import type { Content } from '#site/content/content.ts';
import { ReasonList } from '../reason-list.tsx';
import styles from './reasons.module.css';

/** Six reasons as the drawers of a cabinet. */
export function Reasons({ title, text }: { title: string; text: Content<'establishedRebuild'>['reasons'] }) {
  return (
    <section className="section" aria-labelledby="reasons-title">
      <div className={`wrap grid ${styles.content}`}>
        <h2 id="reasons-title" className="h2">
          {title}
        </h2>
        <ReasonList reasons={Object.values(text)} className={`grid gap-2 ${styles.drawers}`} reveal={0.3} />
      </div>
    </section>
  );
}
