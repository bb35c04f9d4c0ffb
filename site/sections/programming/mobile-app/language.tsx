import { directionOf, type Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import styles from './language.module.css';

interface LanguageProps {
  text: Content<'mobileApp'>['language'];
  locale: Locale;
}

/** Picture and text on apps that read from the other side too, which slide in from the side. */
export function Language({ text: { title, text, pictureAlt, sample }, locale }: LanguageProps) {
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <section className="section stage" aria-labelledby="language-title">
      <div className={`wrap split ${styles.inner}`} data-reveal="0.5" data-reveal-margin="0px 0px -50px 0px" data-reveal-from="start">
        <div className={`relative border ${styles.scene}`}>
          <Picture
            name={pictureIn('phone-app', locale)}
            alt={pictureAlt}
            sizes="(min-width: 64em) 64rem, 160vw"
            className={`crop ${styles.picture}`}
          />
          <p className={`absolute ${styles.bubble}`}>
            <span lang={other} dir={directionOf(other)}>
              {sample[other]}
            </span>
          </p>
          <p className={`absolute ${styles.bubble} border-strong ${styles.reply}`}>{sample[locale]}</p>
        </div>
        <div className={`grid gap-5 ${styles.text}`}>
          <h2 id="language-title" className="h2">
            <HighlightedText {...title} />
          </h2>
          <p className="text">{text}</p>
        </div>
      </div>
    </section>
  );
}
