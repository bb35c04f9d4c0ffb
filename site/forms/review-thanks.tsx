import type { ReviewFormTexts } from '#site/content/form-language.ts';
import { firstFocus } from './first-focus.ts';
import { ReferenceLine } from './reference-line.tsx';
import styles from './review-form.module.css';

interface ReviewThanksProps {
  form: ReviewFormTexts;
  sent: boolean;
  reference: string | undefined;
}

/** The thanks for a review. The element is always there, because screen readers only follow what changes inside of it. */
export function ReviewThanks({ form: { language, text }, sent, reference }: ReviewThanksProps) {
  return (
    <div className={sent ? `card grid gap-2 ${styles.thanks}` : undefined} role="status" {...(sent && firstFocus)}>
      {sent && <p>{text.sent.thanks}</p>}
      {reference && (
        <ReferenceLine reference={reference} text={language.texts.receipt} className={`text-md text-muted ${styles.reference}`} />
      )}
    </div>
  );
}
