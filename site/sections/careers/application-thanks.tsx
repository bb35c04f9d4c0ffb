import type { Content } from '#site/content/content.ts';
import { firstFocus } from '#site/forms/first-focus.ts';
import { ReferenceLine } from '#site/forms/reference-line.tsx';
import styles from './application-thanks.module.css';

export interface SentApplication {
  /** Missing when the API sends none. */
  reference: string | undefined;
}

interface ApplicationThanksProps {
  text: Content<'careers'>['sent'];
  receipt: Content<'forms'>['receipt'];
  sent: SentApplication | undefined;
}

/** The confirmation of an application. The element is always there, because screen readers only follow what changes inside of it. */
export function ApplicationThanks({ text, receipt, sent }: ApplicationThanksProps) {
  return (
    <div className={sent && `card grid gap-2 ${styles.thanks}`} role="status" {...(sent && firstFocus)}>
      {sent && (
        <>
          <p className="h3">{text.title}</p>
          <p>{text.text}</p>
          {sent.reference && <ReferenceLine reference={sent.reference} text={receipt} className={`mt-2 ${styles.reference}`} />}
        </>
      )}
    </div>
  );
}
