import { ai } from '#content/en/ai';
import { ApproachSection } from '../approach-section.tsx';
import styles from './approach.module.css';

/** The quote alone, in the largest type of the page. */
export function Approach() {
  const { quote, text } = ai.pitch;
  return <ApproachSection quote={quote} text={text} className={{ section: 'section', text: styles.text }} />;
}
