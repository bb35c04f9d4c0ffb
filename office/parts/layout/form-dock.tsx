import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './form-dock.module.css';

interface Problem {
  text: string;
  /** Says what pressing it does. */
  title?: string | undefined;
  onClick?: () => void;
}

interface FormDockProps {
  /** Says how it stands: changed, public. */
  status?: ReactNode;
  /** Says what keeps it from being sent or saved, instead of the status. */
  problem?: Problem | undefined;
  className?: string | undefined;
  /** Buttons. */
  children: ReactNode;
}

/** Under the fields of what is written at length. On a phone it stays in sight, above the bar of tabs. */
export function FormDock({ status, problem, className, children }: FormDockProps) {
  return (
    <footer className={classNames('row flex-none gap-2 border-t phone-dock', styles.dock, className)}>
      <div className={`text-quiet text-xs ${styles.status}`} role="status">
        {problem ? <ProblemLine {...problem} /> : status}
      </div>
      <div className={`row flex-wrap flex-none justify-end gap-2 ms-auto ${styles.buttons}`}>{children}</div>
    </footer>
  );
}

function ProblemLine({ text, title, onClick }: Problem) {
  const content = (
    <>
      <CircleAlert className="icon size-4 mt-0.5" aria-hidden />
      <span>{text}</span>
    </>
  );
  if (!onClick) return <p className={`flex items-start gap-1.5 text-bad font-550 text-start ${styles.problem}`}>{content}</p>;
  return (
    <button
      type="button"
      className={`flex items-start gap-1.5 text-bad font-550 text-start ${styles.problem}`}
      title={title}
      onClick={onClick}
    >
      {content}
    </button>
  );
}
