import { cctv } from '#content/cctv';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './handover.module.css';

/** What the customer keeps, beside the camera that turns its head and the phone that shows what it sees. */
export function Handover() {
  const { title, pictureAlt, phoneAlt, points } = cctv.handover;
  return (
    <section className={styles.handover} aria-labelledby="handover-title">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.pictures}>
          <Picture name="ptz" alt={pictureAlt} sizes="(min-width: 64em) 40rem, 110vw" className={styles.picture} />
          <Picture name="mobile-monitoring" alt={phoneAlt} sizes="(min-width: 64em) 40rem, 110vw" className={styles.picture} />
        </div>
        <div>
          <h2 id="handover-title" className="h2">
            {title}
          </h2>
          <ul className={`stagger ${styles.points}`} data-reveal="0.2">
            {points.map((point) => (
              <li key={point.title}>
                <h3 className="h3">{point.title}</h3>
                <p>{point.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
