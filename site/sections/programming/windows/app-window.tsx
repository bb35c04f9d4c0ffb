import { Minus, Square, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './app-window.module.css';

interface AppWindowProps {
  /** The text of its title bar. */
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A program's window, drawn without the marks of any system. The keys of its title bar are part of the drawing. */
export function AppWindow({ title, className, children }: AppWindowProps) {
  return (
    <div className={classNames(styles.window, className)}>
      <p className={styles.bar} aria-hidden="true">
        <i />
        <span>{title}</span>
        <Minus className="icon" />
        <Square className="icon" />
        <X className="icon" />
      </p>
      {children}
    </div>
  );
}
