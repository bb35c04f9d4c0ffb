import '#ui/styles/some-pages/figures.css';
import { pluralText } from '#content/plural';
import type { PluralText } from '#content/translation';
import type { Locale } from '#contract/locales';
import { type Claims, claimed } from '#site/content/claims.ts';
import type { Content } from '#site/content/content.ts';
import { capitalized, numeral } from '#site/content/numeral.ts';
import { FigureText } from '#site/sections/shared/figure-text.tsx';
import styles from './needs.module.css';
import { MeshDrawing, PatchPanelDrawing, UptimeDrawing, WeekDrawing } from './needs-drawings.tsx';

interface NeedsProps {
  title: string;
  text: Content<'networking'>['needs'];
  claims: Claims;
  locale: Locale;
}

/** Figures, each drawn at its own scale: a thousand hours, a week, the branches, a hundred ports. Those that the company does not claim are left out. */
export function Needs({ title, text, claims, locale }: NeedsProps) {
  const { uptime, monitoring, branches, projects } = claims;
  const inWords = (forms: PluralText, count: number) => pluralText(forms, count, locale, numeral(count, locale));
  /** Counts the hours down of a thousand; rounded, because floating point leaves 0.9999999999999432 where one is meant. */
  const hoursDown = Math.round((100 - Number(uptime?.value)) * 10_000) / 1_000;
  const strokesDown = Math.max(1, Math.round(hoursDown));
  const branchCount = Number(branches?.value);
  const cards = claimed([
    uptime && {
      figure: uptime,
      text: hoursDown < 1 ? text.uptime.textBelowOneHour : inWords(text.uptime.text, strokesDown),
      drawing: <UptimeDrawing alt={inWords(text.uptime.alt, strokesDown)} strokesDown={strokesDown} />,
    },
    monitoring && { figure: monitoring, text: text.monitoring.text, drawing: <WeekDrawing alt={text.monitoring.alt} /> },
    branches && branchCount > 1
      ? {
          figure: branches,
          text: text.branches.text,
          drawing: <MeshDrawing alt={capitalized(inWords(text.branches.alt, branchCount))} count={branchCount} />,
        }
      : undefined,
    projects && { figure: projects, text: text.projects.text, drawing: <PatchPanelDrawing alt={text.projects.alt} /> },
  ]);
  if (cards.length === 0) return null;
  return (
    <section className="section" aria-labelledby="needs-title">
      <div className="wrap">
        <h2 id="needs-title" className="h2-small">
          {title}
        </h2>
        <ul className={`grid ${styles.cards}`}>
          {cards.map(({ figure, text: about, drawing }) => (
            <li key={figure.label} className="grid" data-reveal="0.2">
              {drawing}
              <p className="figure">
                <FigureText figure={figure} />
              </p>
              <h3 className="h3">{figure.label}</h3>
              <p className="item-text">{about}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
