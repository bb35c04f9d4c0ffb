import { cyberSecurity } from '#content/cyber-security';
import { Picture } from '#site/pictures/picture.tsx';
import { Pitch } from '../pitch.tsx';
import styles from './view.module.css';

/** The quote over the key that everything ends at. */
export function View() {
  const { quote, text } = cyberSecurity.view;
  return (
    <Pitch id="view" quote={quote} text={text} className={{ section: styles.view, words: styles.words }}>
      <Picture name="enter-key" alt="" sizes="(min-width: 48em) 100vw, 60rem" className={styles.picture} />
    </Pitch>
  );
}
