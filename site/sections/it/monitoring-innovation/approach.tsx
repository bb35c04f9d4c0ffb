import '#ui/styles/some-pages/fade.css';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import { ApproachSection } from '../approach-section.tsx';
import styles from './approach.module.css';

export function Approach({ text: view, locale }: { text: Content<'monitoringInnovation'>['approach']; locale: Locale }) {
  const { quote, text, pictureAlt } = view;
  return (
    <ApproachSection quote={quote} text={text} className={{ section: 'stage', text: `grid gap-8 ${styles.text}` }}>
      <Picture
        name={pictureIn('monitors', locale)}
        alt={pictureAlt}
        sizes="(min-width: 64em) 72rem, 40rem"
        className={`cover fade ${styles.picture}`}
      />
    </ApproachSection>
  );
}
