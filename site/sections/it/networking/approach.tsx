import { networking } from '#content/en/networking';
import { Picture } from '#site/pictures/picture.tsx';
import { ApproachSection } from '../approach-section.tsx';
import styles from './approach.module.css';

export function Approach() {
  const { quote, text } = networking.pitch;
  return (
    <ApproachSection quote={quote} text={text} className={{ section: 'stage', text: styles.text }}>
      <Picture name="cables" alt="" sizes="(min-width: 64em) 52rem, 36rem" className={`cover ${styles.picture}`} />
    </ApproachSection>
  );
}
