import '#ui/styles/some-pages/fade.css';
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
    <section className="stage border-t" aria-labelledby="closing-title">
      <Picture
        name="megaphone"
        alt={pictureAlt}
        sizes="(min-width: 64em) 62vw, 44rem"
        className={`backdrop mirrored fade ltr ${styles.picture}`}
      />
      <div className={`wrap grid gap-6 justify-items-start ${styles.inner}`}>
        <h2 id="closing-title" className="h2">
          {title}
        </h2>
        <p className="lead">{lead}</p>
        <OpeningForm page="digitalMarketing" locale={locale} className={`grid gap-6 w-full ${styles.form}`}>
          {prompts.map(({ text, hint }, index) => (
            <div key={text}>
              <label className={`flex items-baseline gap-4 text-heading ${styles.line}`}>
                {text}
                <input className="text-brand-light" {...openingLine(index as 0 | 1 | 2)} dir="auto" aria-describedby={`hint-${index}`} />
              </label>
              <p id={`hint-${index}`} className={`text-md text-muted ${styles.hint}`}>
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
