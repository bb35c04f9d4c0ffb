import type { ReactNode } from 'react';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '#site/sections/shared/section-head.tsx';
import styles from './editing.module.css';

type EditingText = Content<'contentCreation'>['editing'];

/** In the order of the paragraph, and which half of each the note in the margin is about: its number follows that half. */
const corrections: { name: keyof EditingText['corrections']; noted: 'cut' | 'put' }[] = [
  { name: 'offer', noted: 'cut' },
  { name: 'patients', noted: 'put' },
  { name: 'appointment', noted: 'put' },
  { name: 'parking', noted: 'put' },
];

/** A sheet of paper with an editor's corrections in the text and the reasons for them in its margin. */
export function Editing({ text }: { text: EditingText }) {
  return (
    <section className={`section clip ${styles.editing}`} aria-labelledby="editing-title">
      <div className={`wrap grid ${styles.inner}`}>
        <SectionHead id="editing-title" title={text.title} text={text.lead} textClassName="text" className={styles.head} />
        <figure className={`grid gap-8 ${styles.sheet}`} aria-label={text.sheet} data-reveal="0.2">
          <p className={styles.passage}>
            {corrections.map(({ name, noted }, index) => (
              <Correction key={name} {...text.corrections[name]} labels={text.labels} number={index + 1} noted={noted} />
            ))}
          </p>
          <ol className={`grid gap-3 ${styles.notes}`}>
            {corrections.map(({ name }) => (
              <li key={name} className="grid">
                {text.corrections[name].note}
              </li>
            ))}
          </ol>
        </figure>
      </div>
    </section>
  );
}

interface CorrectionProps {
  cut: string;
  put: string;
  keep: string;
  labels: EditingText['labels'];
  number: number;
  noted: 'cut' | 'put';
}

/** Shows what was struck out, what was put in for it, and the text up to the next correction. Screen readers are told which is which. */
function Correction({ cut, put, keep, labels, number, noted }: CorrectionProps) {
  const note = <sup>{number}</sup>;
  const [stop = ''] = noted === 'put' ? (/^[.،,]/.exec(keep) ?? []) : [];
  return (
    <>
      <del>
        <Spoken label={labels.cut}>{cut}</Spoken>
      </del>
      {noted === 'cut' && note}{' '}
      <ins>
        <Spoken label={labels.put}>{put}</Spoken>
      </ins>
      {noted === 'put' && (
        <span className={styles.note}>
          {note}
          {stop}
        </span>
      )}
      {keep.slice(stop.length)}
    </>
  );
}

/** A part of the text between brackets that are not seen. */
function Spoken({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className="sr-only">[{label}: </span>
      {children}
      <span className="sr-only">] </span>
    </>
  );
}
