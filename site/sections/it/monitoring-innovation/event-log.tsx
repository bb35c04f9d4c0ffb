import { monitoringInnovation } from '#content/monitoring-innovation';
import styles from './event-log.module.css';
import { HeartbeatDrawing } from './heartbeat-drawing.tsx';

/** A night's log, read line by line, under the pulse that it wrote. */
export function EventLog() {
  const { title, text, lines, states } = monitoringInnovation.night;
  return (
    <section className={`section ${styles.night}`} aria-labelledby="night-title">
      <div className={`wrap ${styles.head}`}>
        <h2 id="night-title" className="h2">
          {title}
        </h2>
        <p className="text">{text}</p>
      </div>
      <HeartbeatDrawing beat={545} className={styles.pulse} />
      <div className="wrap">
        <ol className={styles.log} data-reveal="0.2">
          {lines.map((line) => (
            <li key={line.time} data-state={line.state}>
              <time dateTime={line.time}>{line.time}</time>
              <span className={styles.state}>{states[line.state]}</span>
              <span className={styles.what}>{line.text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
