import { forms } from '#content/en/forms';
import { reviewFormText } from '#content/en/review-form';
import { CopyReference } from './copy-reference.tsx';
import { firstFocus } from './first-focus.ts';
import styles from './review-form.module.css';

/** The thanks for a review. The element is always there, because screen readers only follow what changes inside of it. */
export function ReviewThanks({ sent, reference }: { sent: boolean; reference: string | undefined }) {
  return (
    <div className={sent ? `card ${styles.thanks}` : undefined} role="status" {...(sent && firstFocus)}>
      {sent && <p>{reviewFormText.sent.thanks}</p>}
      {reference && (
        <p className={`cluster ${styles.reference}`}>
          {forms.receipt.reference} <b>{reference}</b> <CopyReference reference={reference} />
        </p>
      )}
    </div>
  );
}
