import { ai } from '#content/ai';
import { Pitch } from '../pitch.tsx';
import styles from './judgement.module.css';

/** Nothing but the sentence, as large as it is meant. */
export function Judgement() {
  const { quote, text } = ai.pitch;
  return <Pitch quote={quote} text={text} className={{ section: 'section', words: styles.words }} />;
}
