import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './account.module.css';

/** Passkeys, devices and the like: a picture, a name, a line about it, what can be done with it. */
export const DeviceList = ({ children }: { children: ReactNode }) => <ul className={styles.devices}>{children}</ul>;

interface DeviceProps {
  icon: LucideIcon;
  name: ReactNode;
  detail: string;
  children?: ReactNode;
}

export function Device({ icon: Icon, name, detail, children }: DeviceProps) {
  return (
    <li className={styles.device}>
      <Icon className="icon" />
      <span className={styles.deviceText}>
        <b>{name}</b>
        <small>{detail}</small>
      </span>
      <span className={styles.deviceActions}>{children}</span>
    </li>
  );
}
