import { mobileApp } from '#content/en/mobile-app';
import { Picture } from '#site/pictures/picture.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import styles from './language.module.css';

/** Picture and text on right-to-left apps, which slide in from the side. */
export function Language() {
  const { title, text, pictureAlt, sample } = mobileApp.language;
  return (
    <section className="section stage" aria-labelledby="language-title">
      <div className={`wrap split ${styles.inner}`} data-reveal="0.5" data-reveal-margin="0px 0px -50px 0px" data-reveal-from="start">
        <div className={styles.scene}>
          <Picture name="phone-app" alt={pictureAlt} sizes="(min-width: 64em) 64rem, 160vw" className={`crop ${styles.picture}`} />
          <p className={styles.bubble} lang="ar" dir="rtl">
            {sample.arabic}
          </p>
          <p className={`${styles.bubble} ${styles.reply}`}>{sample.english}</p>
        </div>
        <div className={styles.text}>
          <h2 id="language-title" className="h2">
            <HighlightedText {...title} />
          </h2>
          <p className="text">{text}</p>
        </div>
      </div>
    </section>
  );
}
