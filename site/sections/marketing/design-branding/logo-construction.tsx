import { brand } from '#brand';
import { palette } from '#brand/colours';
import type { Locale } from '#contract/locales';
import { companyIn } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { SectionHead } from '#site/sections/shared/section-head.tsx';
import styles from './logo-construction.module.css';

interface LogoConstructionProps {
  text: Content<'designBranding'>['construction'];
  locale: Locale;
}

/** The mark on its grid: guides, diagonals and clear space follow from its canvas, so that another mark gets its own drawing. */
function LogoDrawing({ label }: { label: string }) {
  const [x = 0, y = 0, width = 0, height = 0] = brand.logo.viewBox.split(' ').map(Number);
  const margin = width / 5;
  const across = Array.from({ length: 7 }, (_, line) => x + (width * line) / 6);
  const down = Array.from({ length: 7 }, (_, line) => y + (height * line) / 6);
  const [left, right, top, bottom] = [x - margin, x + width + margin, y - margin, y + height + margin];
  return (
    <svg
      className={`w-full border ${styles.drawing}`}
      viewBox={`${left - 1} ${top - 1} ${right - left + 2} ${bottom - top + 2}`}
      role="img"
      aria-label={label}
      fill="none"
      stroke={palette.brand}
    >
      <path
        d={[...across.map((at) => `M${at} ${top}V${bottom}`), ...down.map((at) => `M${left} ${at}H${right}`)].join('')}
        strokeWidth="0.05"
        opacity="0.5"
      />
      <path d={`M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`} strokeWidth="0.05" opacity="0.5" />
      <circle cx={x + width / 2} cy={y + height / 2} r={Math.hypot(width, height) / 2} strokeWidth="0.05" opacity="0.5" />
      <rect x={left} y={top} width={right - left} height={bottom - top} strokeWidth="0.08" strokeDasharray="0.5 0.4" />
      <path className={styles.mark} d={brand.logo.path} strokeWidth="0.16" />
    </svg>
  );
}

/** The company's own logo taken apart: grid, clear space, colours and letters. */
export function LogoConstruction({ text, locale }: LogoConstructionProps) {
  const { title, lead, drawingAlt, parts, letteringOfOneScript } = text;
  const { arabicName, colours } = companyIn(locale);
  const lettering = arabicName ? parts.lettering : { ...parts.lettering, text: letteringOfOneScript };
  return (
    <section className="section border-y bg-surface" aria-labelledby="construction-title">
      <div className={`wrap grid-12 ${styles.inner}`}>
        <SectionHead id="construction-title" title={title} text={lead} textClassName={null} />
        <LogoDrawing label={drawingAlt} />
        <div className={`grid border ${styles.specimens}`} aria-hidden="true">
          <p className={`flex flex-wrap items-center text-heading ${styles.letters}`} translate="no">
            Aa
            {arabicName && (
              <span className="text-brand" lang="ar">
                {arabicName}
              </span>
            )}
          </p>
          <ul className={`grid ${styles.colours}`}>
            {[colours.ink, colours.accent, colours.accentDark, colours.paper].map(({ name }) => (
              <li key={name} className="flex items-end">
                {name}
              </li>
            ))}
          </ul>
        </div>
        <dl className={`columns columns--2 ${styles.parts}`} data-reveal="0.2">
          {[parts.grid, parts.space, parts.colour, lettering].map((part) => (
            <div key={part.title}>
              <dt className="h3">{part.title}</dt>
              <dd className="item-text mt-2">{part.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
