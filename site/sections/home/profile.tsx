import { FileText } from 'lucide-react';
import { brand } from '#brand';
import { home } from '#content/en/home';
import { companyProfile } from '#contract/urls';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { Mark } from '../layout/logo.tsx';
import styles from './profile.module.css';

/** A call to action: the company profile, drawn as a booklet, and the contact page. */
export function Profile() {
  const { title, lead, document, contact, book } = home.profile;
  return (
    <section className={styles.profile} aria-labelledby="profile-title">
      <div className={`wrap grid-12 ${styles.inner}`}>
        <div className={styles.booklet} aria-hidden="true">
          <div className={styles.pages} />
          <div className={styles.cover}>
            <Mark className={styles.mark} />
            <span className={styles.year}>{brand.copyrightYear}</span>
            {brand.arabicName && (
              <span className={`highlight ${styles.arabic}`} lang="ar">
                {brand.arabicName}
              </span>
            )}
            <span className={styles.name}>
              {book.map((word) => (
                <span key={word}>{word}</span>
              ))}
            </span>
          </div>
        </div>
        <div className={`stack ${styles.text}`}>
          <h2 id="profile-title" className="display-lg">
            <HighlightedText {...title} />
          </h2>
          <p className="lead">{lead}</p>
          <p className={`cluster ${styles.actions}`}>
            <a className="btn btn--gold" href={companyProfile} target="_blank" rel="noopener">
              {document.label}
              <FileText className="icon" />
              <span className="sr-only"> ({document.hint})</span>
            </a>
            <a className="btn btn--line" href={contact.href}>
              {contact.label}
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
