import '#ui/styles/some-pages/h2-label.css';
import type { Content } from '#site/content/content.ts';
import styles from './event-log.module.css';
import { HeartbeatDrawing } from './heartbeat-drawing.tsx';

type NightText = Content<'monitoringInnovation'>['eventLog'];

const log: { time: string; event: keyof NightText['events']; state: keyof NightText['states'] }[] = [
  { time: '22:04', event: 'backupBegins', state: 'normal' },
  { time: '23:41', event: 'backupDone', state: 'normal' },
  { time: '01:17', event: 'diskLate', state: 'alarm' },
  { time: '01:19', event: 'engineerCalled', state: 'action' },
  { time: '02:05', event: 'copyComplete', state: 'action' },
  { time: '06:30', event: 'linesMeasured', state: 'normal' },
  { time: '08:58', event: 'firstLogin', state: 'normal' },
];

/** The log of a night, on its screen, as an example of what is monitored. */
export function EventLog({ text: { title, text, events, states } }: { text: NightText }) {
  return (
    <section className="section clip border-y bg-surface" aria-labelledby="event-log-title">
      <div className="wrap">
        <div className={`card clip ${styles.panel}`}>
          <header className={`flex flex-wrap items-baseline justify-between border-b ${styles.head}`}>
            <h2 id="event-log-title" className="h2-label">
              {title}
            </h2>
            <p className="caption">{text}</p>
          </header>
          <HeartbeatDrawing beat={545} className={styles.drawing} />
          <ol className={styles.log} data-reveal="0.2">
            {log.map(({ time, event, state }) => (
              <li key={time} className="grid border-t leading-normal" data-state={state}>
                <time className="font-medium" dateTime={time}>
                  {time}
                </time>
                <span className={`flex items-center gap-3 text-sm ${styles.state}`}>{states[state]}</span>
                <span className={styles.event}>{events[event]}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
