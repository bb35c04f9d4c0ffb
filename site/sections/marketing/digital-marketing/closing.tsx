import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { OpeningButton, OpeningForm, openingLine } from '../../shared/opening-form.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  text: Content<'digitalMarketing'>['closing'];
  locale: Locale;
}

/** The closing call to action: three sentences for the visitor to finish, as a first talk about a campaign starts. They open the quote form. */
export function Closing({ text: { title, lead, prompts, action, pictureAlt }, locale }: ClosingProps) {
  return (
    <section className={`stage ${styles.closing}`} aria-labelledby="closing-title">
      <Picture name="megaphone" alt={pictureAlt} sizes="(min-width: 64em) 62vw, 44rem" className={`backdrop mirrored ${styles.picture}`} />
      <div className={`wrap ${styles.inner}`}>
        <h2 id="closing-title" className="h2">
          {title}
        </h2>
        <p className="lead">{lead}</p>
        <OpeningForm page="digitalMarketing" locale={locale} className={styles.form}>
          {prompts.map(({ text, hint }, index) => (
            <div key={text}>
              <label className={styles.line}>
                {text}
                <input {...openingLine(index as 0 | 1 | 2)} dir="auto" aria-describedby={`hint-${index}`} />
              </label>
              <p id={`hint-${index}`} className={styles.hint}>
                {hint}
              </p>
            </div>
          ))}
          <OpeningButton>{action}</OpeningButton>
        </OpeningForm>
      </div>
    </section>
  );
}
