import { Fragment } from 'react';
import styles from './difference.module.css';
import { wordDifference } from './word-difference.ts';

interface DifferenceProps {
  before: string;
  after: string;
  /** Leaves out the words that came. */
  side?: 'before';
}

/** Shows what a text became: words that went are struck, words that came are marked. */
export function Difference({ before, after, side }: DifferenceProps) {
  const parts = wordDifference(before, after).filter(({ kind }) => side === undefined || kind !== 'added');
  return parts.map(({ kind, text }, index) => {
    const key = `${index}-${kind}`;
    if (kind === 'same') return <Fragment key={key}>{text}</Fragment>;
    const words = text.trimEnd();
    const space = text.slice(words.length);
    return (
      <Fragment key={key}>
        {kind === 'added' ? <ins className={styles.added}>{words}</ins> : <del className={styles.removed}>{words}</del>}
        {space || ' '}
      </Fragment>
    );
  });
}
