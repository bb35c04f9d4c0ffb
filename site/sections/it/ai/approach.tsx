import type { Content } from '#site/content/content.ts';
import { ApproachSection } from '../approach-section.tsx';
import styles from './approach.module.css';

/** The quote alone, in the largest type of the page. */
export function Approach({ text: { quote, text } }: { text: Content<'ai'>['approach'] }) {
  return <ApproachSection quote={quote} text={text} className={{ section: 'section', text: `grid ${styles.text}` }} />;
}
