import { pc } from '#content/pc';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './setup.module.css';

/** The golden Enter key, and why it is the last step. */
export function Setup() {
  const { title, text, pictureAlt } = pc.ready;
  return (
    <section className={styles.ready} aria-labelledby="ready-title">
      <Picture name="enter-key" alt={pictureAlt} sizes="(min-width: 64em) 100vw, 150vw" className={styles.picture} />
      <div className={`wrap ${styles.inner}`}>
        <h2 id="ready-title" className={styles.title}>
          {title}
        </h2>
        <p className="lead" data-reveal="0.5">
          {text}
        </p>
      </div>
    </section>
  );
}
