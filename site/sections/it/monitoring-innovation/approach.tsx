import { monitoringInnovation } from '#content/en/monitoring-innovation';
import { Picture } from '#site/pictures/picture.tsx';
import { ApproachSection } from '../approach-section.tsx';
import styles from './approach.module.css';

export function Approach() {
  const { quote, text, pictureAlt } = monitoringInnovation.pitch;
  return (
    <ApproachSection quote={quote} text={text} className={{ section: 'stage', text: styles.text }}>
      <Picture name="monitors" alt={pictureAlt} sizes="(min-width: 64em) 72rem, 40rem" className={`cover ${styles.picture}`} />
    </ApproachSection>
  );
}
