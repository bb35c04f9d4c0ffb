import { careers } from '#content/en/careers';
import { forms } from '#content/en/forms';
import { CopyReference } from '#site/forms/copy-reference.tsx';
import { firstFocus } from '#site/forms/first-focus.ts';
import styles from './application-thanks.module.css';

export interface SentApplication {
  /** Missing when the API sends none. */
  reference: string | undefined;
}

/** The confirmation of an application. The element is always there, because screen readers only follow what changes inside of it. */
export function ApplicationThanks({ sent }: { sent: SentApplication | undefined }) {
  const { title, text } = careers.application.sent;
  return (
    <div className={sent && `card ${styles.thanks}`} role="status" {...(sent && firstFocus)}>
      {sent && (
        <>
          <p className="h3">{title}</p>
          <p>{text}</p>
          {sent.reference && (
            <p className={`cluster ${styles.reference}`}>
              {forms.receipt.reference} <b>{sent.reference}</b> <CopyReference reference={sent.reference} />
            </p>
          )}
        </>
      )}
    </div>
  );
}
