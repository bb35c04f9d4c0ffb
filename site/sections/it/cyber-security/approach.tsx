import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { ApproachSection } from '../approach-section.tsx';
import styles from './approach.module.css';

/** The quote over a picture of an Enter key. */
export function Approach({ text: { quote, text } }: { text: Content<'cyberSecurity'>['view'] }) {
  return (
    <ApproachSection id="view" quote={quote} text={text} className={{ section: `stage ${styles.section}`, text: styles.text }}>
      <Picture name="enter-key" alt="" sizes="(min-width: 48em) 100vw, 60rem" className={`backdrop cover ${styles.picture}`} />
    </ApproachSection>
  );
}
