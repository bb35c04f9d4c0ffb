import type { ReactNode } from 'react';
import styles from './pair.module.css';

/** The same in two languages, or two things that belong together, side by side; below each other where that is too narrow. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
