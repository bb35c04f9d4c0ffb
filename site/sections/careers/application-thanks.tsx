import type { Content } from '#site/content/content.ts';
import { CopyReference } from '#site/forms/copy-reference.tsx';
import { firstFocus } from '#site/forms/first-focus.ts';
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
    <div className={sent && `card ${styles.thanks}`} role="status" {...(sent && firstFocus)}>
      {sent && (
        <>
          <p className="h3">{text.title}</p>
          <p>{text.text}</p>
          {sent.reference && (
            <p className={`cluster ${styles.reference}`}>
              {receipt.reference}{' '}
              <b>
                <bdi dir="ltr">{sent.reference}</bdi>
              </b>{' '}
              <CopyReference reference={sent.reference} text={receipt} />
            </p>
          )}
        </>
      )}
    </div>
  );
}
