import '#ui/styles/some-pages/figures.css';
import { type Claims, claimed } from '#site/content/claims.ts';
import type { Content } from '#site/content/content.ts';
import { FigureText } from '#site/sections/shared/figure-text.tsx';
import { SectionHead } from '../../shared/section-head.tsx';
import { CostStatement } from './cost-statement.tsx';
import styles from './needs.module.css';

interface NeedsProps {
  title: string;
  text: Content<'cloudServices'>['needs'];
  claims: Claims;
}

/** The savings of a move as two statements of costs, and what the company claims beside them. */
export function Needs({ title, text, claims }: NeedsProps) {
  const { savings, columns } = text;
  const stubs = claimed([
    claims.uptime && { figure: claims.uptime, text: text.uptime },
    claims.monitoring && { figure: claims.monitoring, text: text.monitoring },
  ]);
  return (
    <section className="section" aria-labelledby="needs-title">
      <div className={`wrap grid ${styles.content}`}>
        <SectionHead id="needs-title" title={title} text={text.text} className={styles.head} />
        <ul className={`grid ${styles.cards}`}>
          {[savings.running, savings.equipment].map((statement) => (
            <li key={statement.heading} data-reveal="0.1">
              <CostStatement text={statement} columns={columns} />
            </li>
          ))}
          {stubs.map(({ figure, text: about }) => (
            <li key={figure.label} className={`grid gap-3 ${styles.figureCard}`} data-reveal="0.2">
              <p className="figure">
                <FigureText figure={figure} />
              </p>
              <div>
                <h3 className="h3">{figure.label}</h3>
                <p className="item-text mt-2">{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
