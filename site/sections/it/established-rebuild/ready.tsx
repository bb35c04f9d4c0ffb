import { establishedRebuild } from '#content/established-rebuild';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { Closing } from '../closing.tsx';
import styles from './ready.module.css';

/** The closing line, as wide as the page. */
export function Ready() {
  const { title, text, action } = establishedRebuild.closing;
  return (
    <Closing
      title={<HighlightedText {...title} />}
      text={text}
      action={action}
      className={{ section: `section ${styles.closing}`, words: styles.words, title: styles.title }}
    />
  );
}
