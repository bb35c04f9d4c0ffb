import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '#contract/limits';
import type { Locale } from '#contract/locales';
import { type OpeningPage, openingFields } from '#contract/quote-opening';
import { pageUrl } from '#contract/urls';
import { classNames } from '#ui/class-names.ts';
import styles from './opening-form.module.css';

interface OpeningFormProps {
  page: OpeningPage;
  locale: Locale;
  className?: string | undefined;
  /** Its lines, and a button that submits it. */
  children: ReactNode;
}

/** Opens the quote form with what is written here. It needs no script: the contact page finds it in its query. */
export function OpeningForm({ page, locale, className, children }: OpeningFormProps) {
  return (
    <form className={classNames(styles.form, className)} method="get" action={pageUrl('contact', locale)}>
      <input type="hidden" name={openingFields.about} value={page} />
      {children}
    </form>
  );
}

/** The attributes of the line at this index, whatever element it is. */
export const openingLine = (index: 0 | 1 | 2) => ({
  name: openingFields.lines[index],
  maxLength: limits.openingLine,
  autoComplete: 'off',
  // Without one, styles do not see that it is empty.
  placeholder: ' ',
});

/** Submits the form that it stands in. */
export function OpeningButton({ children }: { children: string }) {
  return (
    <button type="submit" className="btn btn--primary btn--lg">
      {children}
      <ArrowRight className="icon icon-along" />
    </button>
  );
}
