import { cloudServices } from '#content/en/cloud-services';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';

/** The sheets of a pile, drawn from the side: where each begins, in units across 1280, and how wide it is. */
const sheets = Array.from({ length: 11 }, (_, sheet) => ({
  x: 380 + ((sheet * 37) % 29) - sheet * 2,
  y: 190 - sheet * 14,
  width: 520 - ((sheet * 53) % 41),
}));

export function Closing() {
  const { title, text, action } = cloudServices.closing;
  const className = { section: `stage ${styles.section}`, text: styles.text, title: 'hero-title' };
  return (
    <ClosingSection text={{ title, text, action: action.label }} locale="en" className={className}>
      <svg className={styles.drawing} viewBox="0 0 1280 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {sheets.map(({ x, y, width }) => (
          <path key={y} d={`M${x} ${y}h${width}l26 -9h-${width}z`} />
        ))}
      </svg>
    </ClosingSection>
  );
}
