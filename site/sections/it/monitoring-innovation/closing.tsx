import { monitoringInnovation } from '#content/monitoring-innovation';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';
import { HeartbeatDrawing } from './heartbeat-drawing.tsx';

/** The beat once more, this time right above the question. */
export function Closing() {
  const { title, text, action } = monitoringInnovation.closing;
  return (
    <ClosingSection
      title={title}
      text={text}
      action={action}
      className={{ section: styles.closing, words: styles.words, title: styles.title }}
    >
      <HeartbeatDrawing beat={830} className={styles.beat} />
    </ClosingSection>
  );
}
