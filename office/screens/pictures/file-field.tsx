import { type LucideIcon, Upload, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { classNames } from '#ui/class-names.ts';
import type { Sending } from '../../data/requests/send-file.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { FieldError } from '../../parts/fields/field.tsx';
import { useSentFile } from '../../parts/hooks/use-sent-file.ts';
import styles from './file-field.module.css';

interface FileFieldProps<Sent> {
  icon: LucideIcon;
  text: Record<'label' | 'drop' | 'dropNow' | 'choose' | 'sending' | 'checking' | 'percent' | 'cancel' | 'one' | 'missing', string>;
  /** Says what files are taken. */
  hint: string;
  /** Says that a file is too large to be sent. */
  tooLarge: string;
  /** Kinds of files, as a file field names them. A telephone makes of its own kinds what stands here. */
  types: readonly string[];
  maxBytes: number;
  isMissing: boolean;
  send(file: File, sending: Sending): Promise<Sent>;
  /** Gets what the server has made of it. */
  onSent(sent: Sent): void;
  /** Shows what there is already. */
  children: ReactNode;
}

/** A photograph or a film: chosen, dropped or pasted, and sent at once; it is public when the form is. */
export function FileField<Sent>({ icon: Icon, text, hint, tooLarge, types, maxBytes, isMissing, children, ...does }: FileFieldProps<Sent>) {
  const id = useId();
  const { isSending, progress, isOver, problem, ask, cancel, input, area } = useSentFile({
    maxBytes,
    text: { one: text.one, tooLarge },
    ...does,
  });
  const error = problem ?? (isMissing ? text.missing : undefined);
  const isChecked = progress === 100;

  return (
    <fieldset className="grid gap-2 min-w-0" aria-describedby={error ? `${id}-error` : `${id}-hint`} {...area}>
      <legend className="visually-hidden">{text.label}</legend>
      <input {...input} accept={types.join(',')} />
      {children}
      <div
        className={classNames('row flex-wrap gap-2 rounded-2 border-edge', styles.drop, isOver && styles.over)}
        aria-busy={isSending || undefined}
      >
        <Icon className="icon" aria-hidden />
        <p className="flex-1 text-xs text-quiet">
          <span role="status">{isOver ? text.dropNow : isSending ? (isChecked ? text.checking : text.sending) : text.drop}</span>{' '}
          {isSending && !isChecked && <span aria-hidden="true">{fillSentence(text.percent, { percent: progress })}</span>}
        </p>
        {isSending ? (
          <Button icon={X} onClick={cancel}>
            {text.cancel}
          </Button>
        ) : (
          <Button icon={Upload} aria-invalid={error ? true : undefined} onClick={ask}>
            {text.choose}
          </Button>
        )}
        {isSending && <progress className={styles.progress} aria-label={text.sending} max={100} value={isChecked ? undefined : progress} />}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} role={problem ? 'alert' : undefined} />}
      <p className="text-2xs text-quiet" id={`${id}-hint`}>
        {hint}
      </p>
    </fieldset>
  );
}
