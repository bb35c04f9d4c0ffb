import type { ReactNode } from 'react';
import styles from './placeholder-box.module.css';

interface PlaceholderBoxProps {
  /** Puts placeholders into the text. */
  menu: ReactNode;
  /** The `PlaceholderTextarea`. */
  children: ReactNode;
}

/** A text with placeholders under the menu that inserts them; the frame around both is that of one field. */
export const PlaceholderBox = ({ menu, children }: PlaceholderBoxProps) => (
  <div className={`border-edge rounded-2 bg-well ${styles.box}`}>
    <div className={`flex justify-end border-b-hair ${styles.bar}`}>{menu}</div>
    {children}
  </div>
);
