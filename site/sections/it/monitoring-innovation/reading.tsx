import { monitoringInnovation } from '#content/monitoring-innovation';
import { Picture } from '#site/pictures/picture.tsx';
import { Pitch } from '../pitch.tsx';
import styles from './reading.module.css';

export function Reading() {
  const { quote, text, pictureAlt } = monitoringInnovation.pitch;
  return (
    <Pitch quote={quote} text={text} className={{ section: styles.section, words: styles.words }}>
      <Picture name="monitors" alt={pictureAlt} sizes="(min-width: 64em) 72rem, 40rem" className={styles.picture} />
    </Pitch>
  );
}
