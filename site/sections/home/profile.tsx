import { FileText } from 'lucide-react';
import { type Locale, localizedPath } from '#contract/locales';
import { companyProfile, pageUrl } from '#contract/urls';
import { companyIn } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { Mark } from '../layout/logo.tsx';
import styles from './profile.module.css';

interface ProfileProps {
  text: Content<'home'>['profile'];
  locale: Locale;
}

/** A call to action: the company profile, drawn as a booklet, and the contact page. */
export function Profile({ text: { title, lead, document, contact, book }, locale }: ProfileProps) {
  const { arabicName, copyrightYear } = companyIn(locale);
  return (
    <section className={`relative border-y ${styles.profile}`} aria-labelledby="profile-title">
      <div className={`wrap grid-12 ${styles.inner}`}>
        <div className={`grid place-items-center ${styles.booklet}`} aria-hidden="true">
          <div className={styles.pages} />
          <div className={`relative flex flex-col ${styles.cover}`}>
            <Mark className={`text-brand ${styles.mark}`} />
            <span className={`absolute ${styles.year}`}>{copyrightYear}</span>
            {arabicName && (
              <span className={`highlight ${styles.arabic}`} lang="ar">
                {arabicName}
              </span>
            )}
            <span className={`grid text-heading ${styles.name}`}>
              {book.map((word) => (
                <span key={word}>{word}</span>
              ))}
            </span>
          </div>
        </div>
        <div className={`stack relative gap-6 ${styles.text}`}>
          <h2 id="profile-title" className="display-lg">
            <HighlightedText {...title} />
          </h2>
          <p className="lead">{lead}</p>
          <p className={`cluster mt-2 ${styles.actions}`}>
            <a className="btn btn--primary" href={localizedPath(companyProfile, locale)} target="_blank" rel="noopener">
              {document.label}
              <FileText className="icon" />
              <span className="sr-only"> ({document.hint})</span>
            </a>
            <a className="btn btn--line" href={pageUrl('contact', locale)}>
              {contact}
            </a>
          </p>
          <p className="caption" aria-hidden="true">
            {document.hint}
          </p>
        </div>
      </div>
    </section>
  );
}
