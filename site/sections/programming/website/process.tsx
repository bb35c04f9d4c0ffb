import type { Content } from '#site/content/content.ts';
import { SectionHead } from '#site/sections/shared/section-head.tsx';
import { Finished, Structure, Wireframe } from './page-drawings.tsx';
import styles from './process.module.css';

/** One page in three stages side by side. Where the browser can tie it to scrolling, the finished one wipes over the others. */
export function Process({ text: { title, text, stages, sample } }: { text: Content<'website'>['process'] }) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="process-title">
      <div className="wrap">
        <SectionHead id="process-title" title={title} text={text} textClassName="text" className="section-head--split" />
        <ol className={`grid text-heading ${styles.stages}`}>
          <li>{stages.wireframe}</li>
          <li>{stages.structure}</li>
          <li>{stages.finished}</li>
        </ol>
        <div className={`clip border-strong ${styles.browser}`} aria-hidden="true">
          <p className={`flex gap-2 border-b ${styles.bar}`}>
            <i />
            <i />
            <i />
          </p>
          <div className={`relative ${styles.page}`}>
            <Wireframe />
            <Structure className={styles.structure} />
            <Finished text={sample} className={styles.finished} />
          </div>
        </div>
      </div>
    </section>
  );
}
