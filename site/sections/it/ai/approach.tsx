import { ai } from '#content/ai';
import { ApproachSection } from '../approach-section.tsx';
import styles from './approach.module.css';

/** Nothing but the sentence, as large as it is meant. */
export function Approach() {
  const { quote, text } = ai.pitch;
  return <ApproachSection quote={quote} text={text} className={{ section: 'section', words: styles.words }} />;
}
