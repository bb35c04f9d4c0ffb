import { CircleAlert } from 'lucide-react';
import styles from './sign-in.module.css';

/** Why it did not work, where no field is at fault. */
export function ProblemText({ text }: { text: string }) {
  return (
    <p className={styles.problem} role="alert">
      <CircleAlert className="icon" aria-hidden />
      {text}
    </p>
  );
}
