import '#ui/styles/some-pages/figures.css';
import type { Figure } from '#content/types';
import { figureText } from '#site/content/claims.ts';
import type { Content } from '#site/content/content.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { DoorsDrawing, ShutDoorsDrawing } from './doors-drawing.tsx';
import { HexagonFieldDrawing } from './hexagon-field-drawing.tsx';
import styles from './risk.module.css';

interface RiskProps {
  title: string;
  text: Content<'cyberSecurity'>['risk'];
  /** Undefined when the company does not claim any. */
  protectedBusinesses: Figure | undefined;
}

/** The risk in four figures: the first and the last across the page; all but the first with a drawing. */
export function Risk({ title, text: { eyebrow, scans, people, doors, businesses }, protectedBusinesses }: RiskProps) {
  const cards = [
    { ...people, drawing: <HexagonFieldDrawing alt={people.alt} /> },
    { ...doors, kind: undefined, drawing: <DoorsDrawing alt={doors.alt} /> },
    protectedBusinesses && {
      ...businesses,
      figure: figureText(protectedBusinesses),
      title: protectedBusinesses.label,
      kind: undefined,
      drawing: <ShutDoorsDrawing alt={businesses.alt} />,
    },
  ].filter((card) => card !== undefined);
  return (
    <section className="section" id="risk" aria-labelledby="risk-title">
      <div className="wrap">
        <header className="stack stack--stretch">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="risk-title" className="h2-small">
            {title}
          </h2>
        </header>
        <ul className={`grid ${styles.cards}`}>
          <li className={`border-b ${styles.scans}`} data-reveal="0.2">
            <p className={styles.scanCount}>{scans.figure}</p>
            <p className={`lead ${styles.scanText}`}>
              <strong className="text-heading">{scans.unit}</strong> {scans.text}
            </p>
          </li>
          {cards.map(({ figure, title, text, drawing, kind }) => (
            <li key={title} className={`grid gap-5 items-center ${styles.card}`} data-reveal="0.2">
              {drawing}
              <p className="figure">
                <bdi dir="ltr">{figure}</bdi>
              </p>
              <div>
                {kind && <p className={`label ${styles.kind}`}>{kind}</p>}
                <h3 className="h3">{title}</h3>
                <p className="item-text mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
