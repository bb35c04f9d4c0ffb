import { ImagePlus, Upload } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type PictureSource, photoLimits, photoTypes } from '#contract/office/pictures/pictures';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import { sendSource } from '../../data/site/pictures.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { FieldError } from '../../parts/fields/field.tsx';
import { useSentFile } from '../../parts/hooks/use-sent-file.ts';
import styles from './photo-field.module.css';

interface PhotoFieldProps {
  isMissing: boolean;
  onChange(source: PictureSource): void;
  /** The picture that there is. */
  children: ReactNode;
}

/** A photograph: chosen, dropped or pasted, and sent at once; it is public when the form is. */
export function PhotoField({ isMissing, children, onChange }: PhotoFieldProps) {
  const text = useText('pictures').file;
  const id = useId();
  const { isSending, isOver, problem, ask, input, area } = useSentFile({
    maxBytes: photoLimits.bytes,
    text,
    send: sendSource,
    onSent: onChange,
  });
  const error = problem ?? (isMissing ? text.missing : undefined);

  return (
    <fieldset className="grid gap-2 min-w-0" aria-describedby={error ? `${id}-error` : `${id}-hint`} {...area}>
      <legend className="visually-hidden">{text.label}</legend>
      <input {...input} accept={photoTypes.join(',')} />
      {children}
      <div
        className={classNames('row flex-wrap gap-2 rounded-2 border-edge', styles.drop, isOver && styles.over)}
        aria-busy={isSending || undefined}
      >
        <ImagePlus className="icon" aria-hidden />
        <p className="flex-1 text-xs text-quiet" role="status">
          {isOver ? text.dropNow : isSending ? text.sending : text.drop}
        </p>
        <Button icon={Upload} busy={isSending} aria-invalid={error ? true : undefined} onClick={ask}>
          {text.choose}
        </Button>
        {isSending && <progress className={styles.progress} aria-label={text.sending} />}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} role={problem ? 'alert' : undefined} />}
      <p className="text-2xs text-quiet" id={`${id}-hint`}>
        {text.hint}
      </p>
    </fieldset>
  );
}
