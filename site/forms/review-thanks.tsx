import type { ReviewFormTexts } from '#site/content/form-language.ts';
import { CopyReference } from './copy-reference.tsx';
import { firstFocus } from './first-focus.ts';
import styles from './review-form.module.css';

interface ReviewThanksProps {
  form: ReviewFormTexts;
  sent: boolean;
  reference: string | undefined;
}

/** The thanks for a review. The element is always there, because screen readers only follow what changes inside of it. */
export function ReviewThanks({ form: { language, text }, sent, reference }: ReviewThanksProps) {
  const { receipt } = language.texts;
  return (
    <div className={sent ? `card ${styles.thanks}` : undefined} role="status" {...(sent && firstFocus)}>
      {sent && <p>{text.sent.thanks}</p>}
      {reference && (
        <p className={`cluster ${styles.reference}`}>
          {receipt.reference}{' '}
          <b>
            <bdi dir="ltr">{reference}</bdi>
          </b>{' '}
          <CopyReference reference={reference} text={receipt} />
        </p>
      )}
    </div>
  );
}
