import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { classNames } from '#ui/class-names.ts';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';
import { HeartbeatDrawing } from './heartbeat-drawing.tsx';

interface ClosingProps {
  text: Content<'monitoringInnovation'>['closing'];
  locale: Locale;
}

export function Closing({ text, locale }: ClosingProps) {
  const className = {
    section: 'stage',
    text: `grid justify-items-start gap-6 ${styles.text}`,
    title: classNames('display-lg', styles.title),
  };
  return (
    <ClosingSection text={text} locale={locale} className={className}>
      <HeartbeatDrawing beat={830} className={styles.drawing} />
    </ClosingSection>
  );
}
