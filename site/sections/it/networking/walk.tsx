import { networking } from '#content/networking';
import { Picture } from '#site/pictures/picture.tsx';
import { Pitch } from '../pitch.tsx';
import styles from './walk.module.css';

export function Walk() {
  const { quote, text } = networking.pitch;
  return (
    <Pitch quote={quote} text={text} className={{ section: styles.section, words: styles.words }}>
      <Picture name="cables" alt="" sizes="(min-width: 64em) 52rem, 36rem" className={styles.picture} />
    </Pitch>
  );
}
