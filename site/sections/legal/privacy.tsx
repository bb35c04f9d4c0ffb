import { privacyPolicy } from '#content/en/privacy-policy';
import { ContactLines } from './contact-lines.tsx';
import { Document } from './document.tsx';
import { DocumentPart } from './document-part.tsx';
import styles from './privacy.module.css';

const { contents, collected, use, protection, sharing, cookies, rights, changes } = privacyPolicy;

const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => (
    <p key={text} className="text">
      {text}
    </p>
  ));

/** The seven parts of the privacy policy. */
export function Privacy() {
  return (
    <Document contents={contents} parts={[collected, use, protection, sharing, cookies, rights, changes]} className={styles.document}>
      <DocumentPart {...collected} number={1}>
        <p className="text">{collected.intro}</p>
        <ul className={styles.pairs}>
          {collected.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {[collected.usage, collected.applicants].map(({ title, text }) => (
          <div key={title}>
            <h3 className={styles.subtitle}>{title}</h3>
            <p className="text">{text}</p>
          </div>
        ))}
      </DocumentPart>
      <DocumentPart {...use} number={2}>
        <p className="text">{use.intro}</p>
        <dl className={styles.purposes}>
          {use.items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </DocumentPart>
      <DocumentPart {...protection} number={3}>
        {paragraphs(protection.text)}
      </DocumentPart>
      <DocumentPart {...sharing} number={4}>
        <p className={styles.primary}>
          {sharing.primary.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
        <p className="text">{sharing.intro}</p>
        <ul className={styles.cases}>
          {sharing.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </DocumentPart>
      <DocumentPart {...cookies} number={5}>
        <dl className={`card ${styles.cookie}`}>
          <dt className="h3">{cookies.name}</dt>
          <dd>{cookies.nameText}</dd>
        </dl>
        {paragraphs(cookies.text)}
      </DocumentPart>
      <DocumentPart {...rights} number={6}>
        <dl className={styles.rights}>
          {rights.items.map(({ term, text }) => (
            <div key={term}>
              <dt className="h3">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="text">{rights.contact}</p>
        <ContactLines />
      </DocumentPart>
      <DocumentPart {...changes} number={7}>
        {paragraphs([changes.text])}
      </DocumentPart>
    </Document>
  );
}
