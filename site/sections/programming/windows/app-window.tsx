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
    <div className={classNames('clip border-strong', styles.window, className)}>
      <p className={`flex items-center gap-5 border-b text-sm ${styles.bar}`} aria-hidden="true">
        <i />
        <span>{title}</span>
        <Minus className="icon text-muted" />
        <Square className="icon text-muted" />
        <X className="icon text-muted" />
      </p>
      {children}
    </div>
  );
}
