import { CircleAlert, type LucideIcon, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../content/use-text.ts';
import { Button } from '../buttons/button.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  /** `bad`: something failed, and the text says what was not lost. */
  kind?: 'news' | 'bad';
  text: ReactNode;
  /** A second, quieter sentence. */
  detail?: ReactNode;
  icon?: LucideIcon;
  onRetry?: () => void;
  /** Buttons. */
  children?: ReactNode;
}

/** A strip over a list or a pane: what has happened to what lies under it. */
export function Notice({ kind = 'news', text, detail, icon, onRetry, children }: NoticeProps) {
  const { tryNow } = useText('parts');
  const Icon = icon ?? (kind === 'bad' ? CircleAlert : RefreshCw);
  return (
    <div
      className={`text-xs flex-none flex items-start gap-3 border-b bg-select text-heading font-600 ${styles.notice}`}
      data-kind={kind}
      role={kind === 'bad' ? 'alert' : 'status'}
    >
      <Icon className="icon" aria-hidden />
      <p>
        {text}
        {detail && <small>{detail}</small>}
      </p>
      {(onRetry || children) && (
        <div className={`flex-wrap flex-none flex gap-2 ${styles.actions}`}>
          {children}
          {onRetry && (
            <Button size="small" onClick={onRetry}>
              {tryNow}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
