import { cctv } from '#content/cctv';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './alerts.module.css';

/** The camera on its wall at night, over the whole width of the page. */
export function Alerts() {
  const { title, text, pictureAlt } = cctv.night;
  return (
    <section className={styles.night} aria-labelledby="night-title">
      <Picture name="bullet" alt={pictureAlt} sizes="(min-width: 64em) 100vw, 160vw" className={styles.picture} />
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.text} data-reveal="0.5">
          <h2 id="night-title" className={styles.title}>
            {title}
          </h2>
          <p className="lead">{text}</p>
        </div>
      </div>
    </section>
  );
}
