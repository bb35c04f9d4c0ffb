import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { classNames } from '#ui/class-names.ts';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  text: Content<'establishedRebuild'>['closing'];
  locale: Locale;
}

/** The closing section with a title as wide as the page. */
export function Closing({ text: { title, ...text }, locale }: ClosingProps) {
  const className = {
    section: classNames('section clip', styles.section),
    text: `grid gap-8 justify-items-start ${styles.text}`,
    title: classNames('hero-title', styles.title),
  };
  return <ClosingSection text={{ title: '', ...text }} title={<HighlightedText {...title} />} locale={locale} className={className} />;
}
