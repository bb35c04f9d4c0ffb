import { monitoringInnovation } from '#content/monitoring-innovation';
import { Closing } from '../closing.tsx';
import { Heartbeat } from './heartbeat.tsx';
import styles from './pulse.module.css';

/** The beat once more, this time right above the question. */
export function Pulse() {
  const { title, text, action } = monitoringInnovation.closing;
  return (
    <Closing title={title} text={text} action={action} className={{ section: styles.closing, words: styles.words, title: styles.title }}>
      <Heartbeat beat={830} className={styles.beat} />
    </Closing>
  );
}
