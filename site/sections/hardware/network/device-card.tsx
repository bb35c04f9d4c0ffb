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
    <li className={`relative grid ${styles.card}`}>
      <Drawing className={`w-full ${styles.drawing}`} />
      <span className={`absolute text-brand ${styles.number}`} aria-hidden="true">
        {number}
      </span>
      <h3 className={`font-medium ${styles.name}`}>{title}</h3>
      <p className="text-md leading-normal">{text}</p>
    </li>
  );
}
