import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { ApproachSection } from '../approach-section.tsx';
import styles from './approach.module.css';

export function Approach({ text: { quote, text, pictureAlt } }: { text: Content<'monitoringInnovation'>['view'] }) {
  return (
    <ApproachSection quote={quote} text={text} className={{ section: 'stage', text: styles.text }}>
      <Picture name="monitors" alt={pictureAlt} sizes="(min-width: 64em) 72rem, 40rem" className={`cover ${styles.picture}`} />
    </ApproachSection>
  );
}
