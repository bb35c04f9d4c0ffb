import { monitoringInnovation } from '#content/en/monitoring-innovation';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './event-log.module.css';
import { HeartbeatDrawing } from './heartbeat-drawing.tsx';

/** The log of a night as an example of what is monitored. */
export function EventLog() {
  const { title, text, lines, states } = monitoringInnovation.night;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="log-title">
      <div className="wrap">
        <SectionHead id="log-title" title={title} text={text} textClassName="text" />
      </div>
      <HeartbeatDrawing beat={545} className={styles.drawing} />
      <div className="wrap">
        <ol className={styles.log} data-reveal="0.2">
          {lines.map((line) => (
            <li key={line.time} data-state={line.state}>
              <time dateTime={line.time}>{line.time}</time>
              <span className={styles.state}>{states[line.state]}</span>
              <span className={styles.event}>{line.text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
