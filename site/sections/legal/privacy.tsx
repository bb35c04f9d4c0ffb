import '#ui/styles/some-pages/light-theme.css';
import { pluralText } from '#content/plural';
import { tokenCookie } from '#contract/api-paths';
import type { Locale } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { companyIn, keptMonths } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { Paragraphs } from '#site/sections/shared/paragraphs.tsx';
import { ContactLines } from './contact-lines.tsx';
import { Document } from './document.tsx';
import { DocumentPart } from './document-part.tsx';
import styles from './privacy.module.css';
import { thirdPartyTexts } from './third-party-texts.ts';

interface PrivacyProps {
  text: Content<'privacyPolicy'>;
  contents: string;
  locale: Locale;
}

/** The seven parts of the privacy policy. */
export function Privacy({ text, contents, locale }: PrivacyProps) {
  const { collected, use, protection, sharing, cookies, rights, changes } = text;
  const { answers, orders, improvement, marketing, law } = use.purposes;
  const { language, visit, counts, draft, applicants, alerts } = collected;
  const applications = fillPlaceholders(applicants.text, { period: pluralText(applicants.period, keptMonths(), locale) });
  const parts = (['collected', 'use', 'protection', 'sharing', 'cookies', 'rights', 'changes'] as const).map((id) => ({
    id,
    title: text[id].title,
  }));
  return (
    <Document contents={contents} parts={parts} className={styles.document}>
      <DocumentPart id="collected" number={1} title={collected.title}>
        <p className="text">{collected.intro}</p>
        <ul className={`grid ${styles.pairs}`}>
          {collected.items.map((item) => (
            <li key={item} className="border-t text-heading">
              {item}
            </li>
          ))}
        </ul>
        {[
          language,
          visit,
          counts,
          draft,
          ...thirdPartyTexts(collected, companyIn(locale).thirdParties, locale),
          { ...applicants, text: applications },
          alerts,
        ].map(({ title, text }) => (
          <div key={title}>
            <h3 className={`font-medium ${styles.subtitle}`}>{title}</h3>
            <p className="text">{text}</p>
          </div>
        ))}
      </DocumentPart>
      <DocumentPart id="use" number={2} title={use.title}>
        <p className="text">{use.intro}</p>
        <dl className={styles.purposes}>
          {[answers, orders, improvement, marketing, law].map(({ term, text }) => (
            <div key={term} className="grid border-t">
              <dt className="text-heading">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </DocumentPart>
      <DocumentPart id="protection" number={3} title={protection.title}>
        <Paragraphs texts={protection.text} className="text" />
      </DocumentPart>
      <DocumentPart id="sharing" number={4} title={sharing.title}>
        <p className={styles.primary}>
          {sharing.primary.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </p>
        <p className="text">{sharing.intro}</p>
        <ul className={`grid gap-3 ${styles.cases}`}>
          {sharing.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </DocumentPart>
      <DocumentPart id="cookies" number={5} title={cookies.title}>
        <dl className={`card grid gap-6 ${styles.cookies}`}>
          {[
            { name: tokenCookie, purpose: cookies.token },
            { name: 'language', purpose: cookies.language },
          ].map(({ name, purpose }) => (
            <div key={name}>
              <dt className="h3">
                <bdi dir="ltr" translate="no">
                  {name}
                </bdi>
              </dt>
              <dd className="mt-2">{purpose}</dd>
            </div>
          ))}
        </dl>
        <Paragraphs texts={cookies.text} className="text" />
      </DocumentPart>
      <DocumentPart id="rights" number={6} title={rights.title}>
        <dl className={`grid ${styles.rights}`}>
          {[rights.items.access, rights.items.correction, rights.items.withdrawal].map(({ term, text }) => (
            <div key={term}>
              <dt className="h3">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="text">{rights.contact}</p>
        <ContactLines locale={locale} />
      </DocumentPart>
      <DocumentPart id="changes" number={7} title={changes.title}>
        <Paragraphs texts={[changes.text]} className="text" />
      </DocumentPart>
    </Document>
  );
}
