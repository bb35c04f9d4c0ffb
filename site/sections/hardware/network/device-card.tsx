import { deviceDrawings } from './device-drawings.tsx';
import styles from './devices.module.css';

/** One kind of device, drawn and numbered; `index` from 0. */
export function DeviceCard({ title, text, index }: { title: string; text: string; index: number }) {
  const Drawing = deviceDrawings[index];
  return (
    <li className={styles.card}>
      {Drawing && <Drawing className={styles.drawing} />}
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
