import { monitoringInnovation } from '#content/en/monitoring-innovation';
import { classNames } from '#ui/class-names.ts';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';
import { HeartbeatDrawing } from './heartbeat-drawing.tsx';

export function Closing() {
  const { title, text, action } = monitoringInnovation.closing;
  const className = { section: 'stage', text: styles.text, title: classNames('display-lg', styles.title) };
  return (
    <ClosingSection text={{ title, text, action: action.label }} locale="en" className={className}>
      <HeartbeatDrawing beat={830} className={styles.drawing} />
    </ClosingSection>
  );
}
