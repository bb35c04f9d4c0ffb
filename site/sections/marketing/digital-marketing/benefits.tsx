import '#ui/styles/some-pages/figures.css';
import type { Figure } from '#content/types';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './benefits.module.css';

interface BenefitsProps {
  text: Content<'digitalMarketing'>['benefits'];
  /** Undefined when the company does not claim to monitor around the clock. */
  monitoring: Figure | undefined;
  locale: Locale;
}

/** Four benefits led by their figures, or by a word as large; the fifth card is a call to action. */
export function Benefits({ text, monitoring, locale }: BenefitsProps) {
  const { title, returns, reach, reporting, close, action } = text;
  return (
    <section className="section" aria-labelledby="benefits-title">
      <div className="wrap">
        <h2 id="benefits-title" className="h2">
          {title}
        </h2>
        <ul className={`stagger grid-12 ${styles.board}`} data-reveal="0.1">
          <FigureCard value={returns.figure} unit={returns.unit} label={returns.title} text={returns.text} className="stage" />
          <FigureCard value={reach.figure} unit={reach.unit} label={reach.title} text={reach.text} />
          <li className="grid gap-3 border bg-surface">
            <p className={`figure ${styles.word}`}>{reporting.word}</p>
            <h3 className="h3">{reporting.title}</h3>
            <p className="item-text">{reporting.text}</p>
          </li>
          {monitoring && <FigureCard {...monitoring} text={text.monitoring} />}
          <li className={`grid gap-6 justify-items-start border bg-surface ${styles.close}`}>
            <p>{close}</p>
            <LinkButton href={pageUrl('contact', locale)} variant="primary" size="large">
              {action}
            </LinkButton>
          </li>
        </ul>
      </div>
    </section>
  );
}

function FigureCard({ value, unit, label, text, className }: Figure & { text: string; className?: string }) {
  return (
    <li className={classNames('grid gap-3 border bg-surface', className)}>
      <p className="figure">
        <bdi dir="ltr">
          {value}
          {unit && <small>{unit}</small>}
        </bdi>
      </p>
      <h3 className="h3">{label}</h3>
      <p className="item-text">{text}</p>
    </li>
  );
}
