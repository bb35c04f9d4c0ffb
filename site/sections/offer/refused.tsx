import { CircleAlert } from 'lucide-react';
import type { RefusedForm } from '#contract/shown-offer';
import styles from './offer.module.css';

/** Says why a form was not taken. */
export function Refused({ refused }: { refused: RefusedForm | undefined }) {
  if (!refused) return null;
  return (
    <p className={`flex gap-3 ${styles.refused}`} role="alert">
      <CircleAlert className="icon" aria-hidden />
      {refused.message}
    </p>
  );
}
