import type { Crumb } from '#content/types';
import { defaultLocale, type Locale } from '#contract/locales';
import { type PageName, pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { Breadcrumb } from '#site/sections/shared/breadcrumb.tsx';
import styles from './document-head.module.css';

interface DocumentHeadProps {
  page: PageName;
  breadcrumb: readonly Crumb[];
  text: { title: string; effective: string; lead: string };
  legal: Content<'legal'>;
  /** The effective date for machines, as `2025-12-31`. */
  date: string;
  locale: Locale;
}

/** The top of a legal document: title, effective date and lead; on a translation also which language prevails. */
export function DocumentHead({ page, breadcrumb, text, legal, date, locale }: DocumentHeadProps) {
  return (
    <header className={`border-b ${styles.head}`}>
      <div className={`wrap grid gap-6 ${styles.inner}`}>
        <Breadcrumb steps={breadcrumb} locale={locale} />
        <h1 className={`hero-title font-medium ${styles.title}`}>{text.title}</h1>
        <div className="stack gap-2">
          <p className={`text-md ${styles.date}`}>
            {legal.effective} <time dateTime={date}>{text.effective}</time>
          </p>
          <p className="lead">{text.lead}</p>
          {locale !== defaultLocale && (
            <p className={`text-md mt-2 leading-normal text-heading ${styles.translation}`}>
              {legal.translation.text}{' '}
              <a href={pageUrl(page, defaultLocale)} hrefLang={defaultLocale}>
                {legal.translation.original}
              </a>
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
