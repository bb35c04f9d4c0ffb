import { ArrowRight } from 'lucide-react';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { Paragraphs } from '#site/sections/shared/paragraphs.tsx';
import { ContactLines } from './contact-lines.tsx';
import { Document } from './document.tsx';
import { DocumentPart } from './document-part.tsx';
import styles from './terms.module.css';

type Clauses = Content<'termsConditions'>['clauses'];

/** The clauses in the order of their numbers, by the ids that links to them have. */
const order: { name: keyof Clauses; id: string }[] = [
  { name: 'use', id: 'use' },
  { name: 'intellectualProperty', id: 'intellectual-property' },
  { name: 'services', id: 'services' },
  { name: 'payment', id: 'payment' },
  { name: 'cancellations', id: 'cancellations' },
  { name: 'privacy', id: 'privacy' },
  { name: 'liability', id: 'liability' },
  { name: 'links', id: 'links' },
  { name: 'modifications', id: 'modifications' },
  { name: 'contact', id: 'contact' },
];

interface TermsProps {
  text: Content<'termsConditions'>;
  legal: Content<'legal'>;
  locale: Locale;
}

/** Ten clauses, each with a short summary in the margin. */
export function Terms({ text: { inShort, clauses }, legal, locale }: TermsProps) {
  const parts = order.map(({ name, id }) => ({ id, title: clauses[name].title, clause: clauses[name] }));
  return (
    <Document contents={legal.contents} parts={parts} className={styles.document}>
      {parts.map(({ id, title, clause }, index) => (
        <DocumentPart key={id} id={id} number={index + 1} title={title} className={styles.clause}>
          <p className={`bg-surface text-md leading-normal ${styles.summary}`}>
            <b className="block">{inShort}</b> {clause.gist}
          </p>
          <div className={`stack gap-4 ${styles.text}`}>
            <Paragraphs texts={clause.text} className="text" />
            {'list' in clause && (
              <ul className={`grid gap-3 ${styles.list}`}>
                {clause.list.map((item) => (
                  <li key={item} className="relative">
                    {item}
                  </li>
                ))}
              </ul>
            )}
            {'after' in clause && <Paragraphs texts={clause.after} className="text" />}
            {'link' in clause && (
              <a className="link" href={pageUrl('privacyPolicy', locale)}>
                {clause.link}
                <ArrowRight className="icon icon-along" />
              </a>
            )}
            {clause === clauses.contact && <ContactLines locale={locale} address={legal.address} />}
          </div>
        </DocumentPart>
      ))}
    </Document>
  );
}
