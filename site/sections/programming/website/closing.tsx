import { LockKeyhole } from 'lucide-react';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { OpeningButton, OpeningForm, openingLine } from '../../shared/opening-form.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  text: Content<'website'>['closing'];
  /** The label of the link to the contact form. */
  quote: string;
  locale: Locale;
}

/** The closing call to action, as an address bar that waits for a name; it opens the quote form with it. */
export function Closing({ text: { title, label, example, text }, quote, locale }: ClosingProps) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="closing-title">
      <div className={`wrap grid justify-items-start ${styles.inner}`}>
        <h2 id="closing-title" className={`display-lg ${styles.title}`}>
          {title}
        </h2>
        <OpeningForm
          page="website"
          locale={locale}
          className={`flex items-center justify-between gap-4 w-full border-strong ${styles.bar}`}
        >
          <label className={`flex items-baseline text-muted ${styles.url}`} dir="ltr">
            <LockKeyhole className="icon text-brand" />
            <span aria-hidden="true" translate="no">
              https://
            </span>
            <span className="sr-only">{label}</span>
            <input
              className="text-heading"
              {...openingLine(0)}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={example}
            />
          </label>
          <OpeningButton>{quote}</OpeningButton>
        </OpeningForm>
        <p className="text">{text}</p>
      </div>
    </section>
  );
}
