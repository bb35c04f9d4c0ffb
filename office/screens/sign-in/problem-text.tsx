import { CircleAlert } from 'lucide-react';
import styles from './sign-in.module.css';

/** Says why it did not work, where no field is at fault. */
export function ProblemText({ text }: { text: string }) {
  return (
    <p className={`flex gap-2 rounded-2 text-xs font-550 text-bad ${styles.problem}`} role="alert">
      <CircleAlert className="icon size-4 mt-0.5" aria-hidden />
      {text}
    </p>
  );
}
