import type { Drawing } from '../drawing.ts';
import styles from './devices.module.css';

interface DeviceCardProps {
  title: string;
  text: string;
  number: number;
  Drawing: Drawing;
}

/** One kind of device, drawn and numbered. */
export function DeviceCard({ title, text, number, Drawing }: DeviceCardProps) {
  return (
    <li className={styles.card}>
      <Drawing className={styles.drawing} />
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
