import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { ReasonList } from '../reason-list.tsx';
import styles from './reasons.module.css';

/** Six reasons as the drawers of a cabinet, beside a picture of one. */
export function Reasons({ title, text }: { title: string; text: Content<'establishedRebuild'>['reasons'] }) {
  return (
    <section className="section" aria-labelledby="reasons-title">
      <div className={`wrap ${styles.content}`}>
        <div className={styles.head}>
          <h2 id="reasons-title" className="h2">
            {title}
          </h2>
          <Picture name="rack-patch" alt="" sizes="(min-width: 64em) 60rem, 1px" className={`cover ${styles.picture}`} />
        </div>
        <ReasonList reasons={Object.values(text)} className={styles.drawers} reveal={0.3} />
      </div>
    </section>
  );
}
