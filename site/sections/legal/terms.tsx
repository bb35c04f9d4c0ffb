import { ArrowRight } from 'lucide-react';
import { termsConditions } from '#content/en/terms-conditions';
import { ContactLines } from './contact-lines.tsx';
import { Document } from './document.tsx';
import { DocumentPart } from './document-part.tsx';
import styles from './terms.module.css';

type Clause = (typeof termsConditions.clauses)[number];

function ClauseText({ clause }: { clause: Clause }) {
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => (
      <p key={text} className="text">
        {text}
      </p>
    ));
  return (
    <div className={`stack ${styles.text}`}>
      {paragraphs(clause.text)}
      {'list' in clause && (
        <ul className={styles.list}>
          {clause.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {'after' in clause && paragraphs(clause.after)}
      {'link' in clause && (
        <a className="link" href={clause.link.href}>
          {clause.link.label}
          <ArrowRight className="icon icon-along" />
        </a>
      )}
      {'contact' in clause && <ContactLines withAddress />}
    </div>
  );
}

/** Ten clauses, each with a short summary in the margin. */
export function Terms() {
  const { contents, inShort, clauses } = termsConditions;
  return (
    <Document contents={contents} parts={clauses} className={styles.document}>
      {clauses.map((clause, index) => (
        <DocumentPart key={clause.id} id={clause.id} number={index + 1} title={clause.title} className={styles.clause}>
          <p className={styles.summary}>
            <b>{inShort}</b> {clause.gist}
          </p>
          <ClauseText clause={clause} />
        </DocumentPart>
      ))}
    </Document>
  );
}
