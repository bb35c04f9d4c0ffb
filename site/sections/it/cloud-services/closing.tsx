import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';

/** The sheets of a pile, drawn from the side: where each begins, in units across 1280, and how wide it is. */
const sheets = Array.from({ length: 11 }, (_, sheet) => ({
  x: 384 + ((sheet * 5) % 11),
  y: 190 - sheet * 14,
  width: 512,
}));

interface ClosingProps {
  text: Content<'cloudServices'>['closing'];
  locale: Locale;
}

export function Closing({ text, locale }: ClosingProps) {
  const className = {
    section: `stage ${styles.section}`,
    text: `grid justify-items-center gap-6 text-center ${styles.text}`,
    title: 'hero-title',
  };
  return (
    <ClosingSection text={text} locale={locale} className={className}>
      <svg className={`absolute w-full ${styles.drawing}`} viewBox="0 0 1280 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {sheets.map(({ x, y, width }) => (
          <path key={y} d={`M${x} ${y}h${width}l26 -9h-${width}z`} />
        ))}
      </svg>
    </ClosingSection>
  );
}
