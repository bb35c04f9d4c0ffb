import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { OpeningButton, OpeningForm, openingLine } from '../../shared/opening-form.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  text: Content<'ai'>['closing'];
  locale: Locale;
}

/** The call to action is a text field that opens the quote form with what is written in it; what stands there is an example. */
export function Closing({ text: { title, label, prompt, text, action }, locale }: ClosingProps) {
  return (
    <section className="section" aria-labelledby="closing-title">
      <div className={`wrap grid justify-items-center text-center ${styles.content}`}>
        <h2 id="closing-title" className="hero-title">
          {title}
        </h2>
        <OpeningForm page="ai" locale={locale} className={`grid gap-5 w-full bg-surface ${styles.field}`}>
          <textarea {...openingLine(0)} rows={1} dir="auto" className="w-full text-heading" aria-label={label} placeholder={prompt} />
          <OpeningButton>{action}</OpeningButton>
        </OpeningForm>
        <p className="lead">{text}</p>
      </div>
    </section>
  );
}
