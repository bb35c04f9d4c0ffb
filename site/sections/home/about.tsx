import '#ui/styles/some-pages/statement.css';
import { Activity, Gauge, type LucideIcon, ShieldCheck } from 'lucide-react';
import type { Figure } from '#content/types';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { companyIn } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { FigureList } from '#ui/figure-list.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './about.module.css';
import { CardNumber } from './card-number.tsx';

type AboutText = Content<'home'>['about'];

const pillars: { name: keyof AboutText['pillars']; Icon: LucideIcon }[] = [
  { name: 'efficient', Icon: Gauge },
  { name: 'secure', Icon: ShieldCheck },
  { name: 'reliable', Icon: Activity },
];

interface AboutProps {
  text: AboutText;
  figures: readonly Figure[];
  locale: Locale;
}

/** A statement, two figures and three pillars. It fades in once a tenth of it is in view, and its glow follows the mouse. */
export function About({ text, figures, locale }: AboutProps) {
  const { eyebrow, statement, secondaryWithoutClaim, action } = text;
  const secondary = companyIn(locale).claims.monitoringAroundTheClock ? statement.secondary : secondaryWithoutClaim;
  return (
    <section className={`section stage ${styles.about}`} id="about" aria-labelledby="about-title" data-glow>
      <div className="wrap" data-reveal="0.1">
        <div className={`grid-12 ${styles.top}`}>
          <div className={`stack gap-8 ${styles.text}`}>
            <Eyebrow number={1}>{eyebrow}</Eyebrow>
            <h2 id="about-title" className="statement">
              {statement.primary} <span>{secondary}</span>
            </h2>
            <LinkButton href={pageUrl('about', locale)} variant="line" hiddenSuffix={action.hiddenSuffix}>
              {action.label}
            </LinkButton>
          </div>
          <FigureList figures={figures} className={`flex ${styles.figures}`} />
        </div>
        <ol className={`border-t ${styles.pillars}`}>
          {pillars.map(({ name, Icon }, index) => (
            <li key={name} className={`relative grid items-baseline border-b ${styles.pillar}`}>
              <CardNumber value={index + 1} />
              <h3>{text.pillars[name].title}</h3>
              <p>{text.pillars[name].text}</p>
              <Icon className="icon" />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
