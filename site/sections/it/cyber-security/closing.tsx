import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';
import { hexagon, honeycomb } from './hexagons.ts';

/** This cell of the honeycomb is drawn open. */
const openCell = 21;

interface ClosingProps {
  text: Content<'cyberSecurity'>['closing'];
  locale: Locale;
}

export function Closing({ text, locale }: ClosingProps) {
  const className = { section: 'stage', text: `grid justify-items-start gap-6 ${styles.text}`, title: `hero-title ${styles.title}` };
  return (
    <ClosingSection text={text} locale={locale} className={className}>
      <svg className={`mirrored absolute ${styles.drawing}`} viewBox="0 0 840 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {honeycomb(8, 6, 111).map(({ x, y }, cell) => (
          <polygon
            key={hexagon(x, y, 59)}
            points={hexagon(x, y, 59)}
            className={cell === openCell ? `fill-brand-light ${styles.open}` : styles.cell}
          />
        ))}
      </svg>
    </ClosingSection>
  );
}
