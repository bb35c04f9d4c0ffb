import { ArrowRight } from 'lucide-react';
import { termsConditions } from '#content/terms-conditions';
import { ContactLines } from './contact-lines.tsx';
import { Contents } from './contents.tsx';
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
    <div className={styles.text}>
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

/** Ten clauses, each with its short form in the margin. */
export function Terms() {
  const { contents, inShort, clauses } = termsConditions;
  return (
    <div className={`wrap ${styles.document}`}>
      <Contents title={contents} parts={clauses} />
      <div>
        {clauses.map((clause, index) => (
          <section key={clause.id} id={clause.id} className={styles.clause} aria-labelledby={`${clause.id}-title`}>
            <h2 id={`${clause.id}-title`} className={styles.title}>
              <span>{index + 1}</span> {clause.title}
            </h2>
            <p className={styles.gist}>
              <b>{inShort}</b> {clause.gist}
            </p>
            <ClauseText clause={clause} />
          </section>
        ))}
      </div>
    </div>
  );
}
