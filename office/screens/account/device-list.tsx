import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './account.module.css';

/** Passkeys, devices and the like: a picture, a name, a line about it, what can be done with it. */
export const DeviceList = ({ children }: { children: ReactNode }) => <ul className={styles.devices}>{children}</ul>;

interface DeviceProps {
  icon: LucideIcon;
  name: ReactNode;
  detail: ReactNode;
  children?: ReactNode;
}

export function Device({ icon: Icon, name, detail, children }: DeviceProps) {
  return (
    <li className={`grid items-center gap-3.5 border-t-hair text-xs ${styles.device}`}>
      <Icon className="icon text-quiet" />
      <span>
        <b className="text-heading font-600 wrap-anywhere">{name}</b>
        <small className="block text-quiet text-2xs">{detail}</small>
      </span>
      <span className="flex flex-wrap justify-end gap-1">{children}</span>
    </li>
  );
}
