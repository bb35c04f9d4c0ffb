import '#ui/styles/some-pages/fade.css';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { ApproachSection } from '../approach-section.tsx';
import styles from './approach.module.css';

export function Approach({ text: { quote, text } }: { text: Content<'networking'>['approach'] }) {
  return (
    <ApproachSection quote={quote} text={text} className={{ section: 'stage', text: `grid gap-8 ${styles.text}` }}>
      <Picture name="cables" alt="" sizes="(min-width: 64em) 52rem, 36rem" className={`cover fade ${styles.picture}`} />
    </ApproachSection>
  );
}
