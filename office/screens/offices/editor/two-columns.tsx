import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

/** The same in two languages, or two things that belong together, side by side; below each other where that is too narrow. */
export const TwoColumns = ({ children }: { children: ReactNode }) => (
  <div className={`grid grid-cols-2 items-start ${styles.columns}`}>{children}</div>
);
