import '#ui/styles/some-pages/fade.css';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { ApproachSection } from '../approach-section.tsx';
import styles from './approach.module.css';

/** The quote beside a padlock. */
export function Approach({ text: { quote, text } }: { text: Content<'cyberSecurity'>['approach'] }) {
  return (
    <ApproachSection id="view" quote={quote} text={text} className={{ section: 'stage', text: `grid gap-8 ${styles.text}` }}>
      <Picture name="padlock" alt="" sizes="(min-width: 64em) 60rem, 100vw" className={`cover fade ${styles.picture}`} />
    </ApproachSection>
  );
}
