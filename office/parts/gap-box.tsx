import type { ReactNode } from 'react';
import styles from './gap-box.module.css';

interface GapBoxProps {
  /** What puts gaps into the text. */
  menu: ReactNode;
  /** The `GapTextarea`. */
  children: ReactNode;
}

/** A text with gaps under the menu that inserts them; the frame around both is that of one field. */
export const GapBox = ({ menu, children }: GapBoxProps) => (
  <div className={styles.box}>
    <div className={styles.bar}>{menu}</div>
    {children}
  </div>
);
