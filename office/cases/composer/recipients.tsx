import { useId, useState } from 'react';
import { copyLimits } from '#contract/office/mail';
import { useText } from '../../content/use-text.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { RichText } from '../../parts/texts/rich-text.tsx';
import styles from './answer-fields.module.css';
import type { Written } from './use-answer-draft.ts';

/** Their last mail wants its answer at another address, and whether it goes there. */
export interface ReplyToChoice {
  address: string;
  isUsed: boolean;
  onUse(isUsed: boolean): void;
}

interface RecipientsProps {
  to: { fullName: string; email: string };
  replyTo: ReplyToChoice | undefined;
  written: Written;
  isSending: boolean;
  onChange(changed: Partial<Written>): void;
}

const line = `grid gap-3 items-center border-b-hair wrap-anywhere ${styles.line}`;

/** To whom a mail goes, and who else gets it: the lines for that are folded until they are needed. */
export function Recipients({ to, replyTo, written, isSending, onChange }: RecipientsProps) {
  const text = useText('answer');
  const { copies } = text;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || written.cc !== '' || written.bcc !== '';
  const address = (email: string) => (
    <bdi className="text-quiet" dir="ltr">
      {email}
    </bdi>
  );
  return (
    <>
      <div className={line}>
        <span>{text.to}</span>
        <span className="row flex-wrap gap-2 justify-between">
          <span className="strong">
            <bdi>{to.fullName}</bdi> {address(replyTo?.isUsed ? replyTo.address : to.email)}
          </span>
          {!isShown && (
            <Button size="small" variant="ghost" aria-controls={id} aria-expanded={false} onClick={() => setIsOpen(true)}>
              {copies.add}
            </Button>
          )}
        </span>
        {replyTo && (
          <span className={`row flex-wrap gap-2 text-xs text-quiet ${styles.below}`}>
            <span>
              <RichText
                text={replyTo.isUsed ? copies.replyTo : copies.notReplyTo}
                values={{ address: <bdi dir="ltr">{replyTo.isUsed ? to.email : replyTo.address}</bdi> }}
              />
            </span>
            <Button size="small" variant="ghost" disabled={isSending} onClick={() => replyTo.onUse(!replyTo.isUsed)}>
              {copies.useOther}
            </Button>
          </span>
        )}
      </div>
      {isShown && (
        <div id={id} className="grid gap-4">
          {(['cc', 'bcc'] as const).map((name) => (
            <label key={name} className={line}>
              <span>{copies[name]}</span>
              <input
                className={`w-full border-0 rounded-1 bg-none text-heading text-xs ${styles.subject}`}
                type="text"
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                dir="ltr"
                placeholder={copies.hint}
                value={written[name]}
                maxLength={copyLimits.typed}
                readOnly={isSending}
                // biome-ignore lint/a11y/noAutofocus: it stands where the button was that opened it
                autoFocus={isOpen && name === 'cc'}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            </label>
          ))}
        </div>
      )}
    </>
  );
}
