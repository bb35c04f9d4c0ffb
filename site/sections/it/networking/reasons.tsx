import type { Content } from '#site/content/content.ts';
import { ReasonList } from '../reason-list.tsx';
import styles from './reasons.module.css';

/** Six reasons as branches of a cable, three to each side. */
export function Reasons({ title, text }: { title: string; text: Content<'networking'>['reasons'] }) {
  return (
    <section className="section" aria-labelledby="reasons-title">
      <div className="wrap">
        <h2 id="reasons-title" className={`h2 ${styles.title}`}>
          {title}
        </h2>
        <ReasonList reasons={Object.values(text)} className={`relative grid ${styles.cable}`} reveal={0.4} />
      </div>
    </section>
  );
}
