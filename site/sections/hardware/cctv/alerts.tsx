import '#ui/styles/some-pages/fade.css';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './alerts.module.css';

/** Shows which events raise an alert, over a picture of a camera at night. */
export function Alerts({ text: { title, text, pictureAlt } }: { text: Content<'cctv'>['alerts'] }) {
  const pictureClass = classNames('backdrop cover mirrored fade', styles.picture);
  return (
    <section className={`stage ${styles.section}`} aria-labelledby="alerts-title">
      <Picture name="bullet" alt={pictureAlt} sizes="(min-width: 64em) 100vw, 160vw" className={pictureClass} />
      <div className={classNames('wrap', styles.content)}>
        <div className={styles.text} data-reveal="0.5">
          <SectionHead id="alerts-title" title={title} titleClassName={classNames('display-lg', styles.title)} text={text} />
        </div>
      </div>
    </section>
  );
}
