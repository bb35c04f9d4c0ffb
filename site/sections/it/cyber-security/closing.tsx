import { cyberSecurity } from '#content/en/cyber-security';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';
import { hexagon, honeycomb } from './hexagons.ts';

/** Which cell of the honeycomb is drawn open. */
const openCell = 21;

export function Closing() {
  const { title, text, action } = cyberSecurity.closing;
  const className = { section: 'stage', text: styles.text, title: `hero-title ${styles.title}` };
  return (
    <ClosingSection title={title} text={text} action={action} className={className}>
      <svg className={styles.drawing} viewBox="0 0 840 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {honeycomb(8, 6, 111).map(({ x, y }, cell) => (
          <polygon key={hexagon(x, y, 59)} points={hexagon(x, y, 59)} className={cell === openCell ? styles.open : styles.cell} />
        ))}
      </svg>
    </ClosingSection>
  );
}
