import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import styles from './handover.module.css';

/** Shows what the customer keeps, beside pictures of a camera and of a phone that shows what cameras see. */
export function Handover({ text, locale }: { text: Content<'cctv'>['handover']; locale: Locale }) {
  const { title, pictureAlt, phoneAlt, points } = text;
  return (
    <section className={`section section--flush-start ${styles.section}`} aria-labelledby="handover-title">
      <div className={`wrap grid ${styles.content}`}>
        <div className={`grid ${styles.pictures}`}>
          <Picture name="ptz" alt={pictureAlt} sizes="(min-width: 64em) 40rem, 110vw" className={`cover block clip ${styles.picture}`} />
          <Picture
            name={pictureIn('mobile-monitoring', locale)}
            alt={phoneAlt}
            sizes="(min-width: 64em) 40rem, 110vw"
            className={`cover block clip ${styles.picture}`}
          />
        </div>
        <div>
          <h2 id="handover-title" className="h2">
            {title}
          </h2>
          <ul className={`stagger ruled ${styles.points}`} data-reveal="0.2">
            {Object.values(points).map((point) => (
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
