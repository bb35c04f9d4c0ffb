import { cyberSecurity } from '#content/cyber-security';
import { Picture } from '#site/pictures/picture.tsx';
import { ApproachSection } from '../approach-section.tsx';
import styles from './approach.module.css';

/** The quote over the key that everything ends at. */
export function Approach() {
  const { quote, text } = cyberSecurity.view;
  return (
    <ApproachSection id="view" quote={quote} text={text} className={{ section: styles.view, words: styles.words }}>
      <Picture name="enter-key" alt="" sizes="(min-width: 48em) 100vw, 60rem" className={styles.picture} />
    </ApproachSection>
  );
}
