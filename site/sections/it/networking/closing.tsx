import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { classNames } from '#ui/class-names.ts';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';

interface ClosingProps {
  text: Content<'networking'>['closing'];
  locale: Locale;
}

/** The closing section beside an unplugged cable that runs in from the edge of the page. */
export function Closing({ text, locale }: ClosingProps) {
  const className = {
    section: `stage ${styles.section}`,
    text: `grid justify-items-start gap-6 ${styles.text}`,
    title: classNames('display-lg', styles.title),
  };
  return (
    <ClosingSection text={text} locale={locale} className={className}>
      <svg className={`mirrored ${styles.drawing}`} viewBox="0 0 620 300" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path className="fill-none stroke-brand" d="M0 236C150 236 170 92 300 100C360 104 390 150 440 150" strokeWidth="12" />
        <path
          className={`stroke-brand-light ${styles.connector}`}
          d="M432 134h46l18 -10h44v52h-44l-18 -10h-46z"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path className="stroke-brand-light" d="M506 128v16M514 128v16M522 128v16M530 128v16" strokeWidth="3" />
        <path className={`stroke-brand-light ${styles.connector}`} d="M500 124l14 -14h20v14" strokeWidth="2" strokeLinejoin="round" />
      </svg>
    </ClosingSection>
  );
}
