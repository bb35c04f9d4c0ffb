import { establishedRebuild } from '#content/en/established-rebuild';
import { classNames } from '#ui/class-names.ts';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';

/** The closing section with a title as wide as the page. */
export function Closing() {
  const { title, text, action } = establishedRebuild.closing;
  const className = { section: classNames('section', styles.section), text: styles.text, title: classNames('hero-title', styles.title) };
  return (
    <ClosingSection
      text={{ title: '', text, action: action.label }}
      title={<HighlightedText {...title} />}
      locale="en"
      className={className}
    />
  );
}
