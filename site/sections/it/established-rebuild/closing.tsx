import { establishedRebuild } from '#content/established-rebuild';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';

/** The closing line, as wide as the page. */
export function Closing() {
  const { title, text, action } = establishedRebuild.closing;
  return (
    <ClosingSection
      title={<HighlightedText {...title} />}
      text={text}
      action={action}
      className={{ section: `section ${styles.closing}`, words: styles.words, title: styles.title }}
    />
  );
}
