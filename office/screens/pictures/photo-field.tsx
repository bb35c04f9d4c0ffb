import { ImagePlus, Upload } from 'lucide-react';
import { type ClipboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type PictureSource, photoLimits, photoTypes } from '#contract/office/pictures/pictures';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { sendSource } from '../../data/site/pictures.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { FieldError } from '../../parts/fields/field.tsx';
import { useFileDrop } from '../../parts/hooks/use-file-drop.ts';
import { useStableHandlers } from '../../parts/hooks/use-stable-handlers.ts';
import styles from './photo-field.module.css';

interface PhotoFieldProps {
  isMissing: boolean;
  onChange(source: PictureSource): void;
  /** The picture that there is. */
  children: ReactNode;
}

/** A photograph: chosen, dropped or pasted, and sent at once; it is public when the form is. */
export function PhotoField({ isMissing, children, ...given }: PhotoFieldProps) {
  const text = useText('pictures').file;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // A file takes a while: what is typed into other fields meanwhile is known to the newest handler alone.
  const { onChange } = useStableHandlers({ onChange: given.onChange });
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const error = problem ?? (isMissing ? text.missing : undefined);

  async function choose(files: FileList | null): Promise<void> {
    const [file, ...others] = files ?? [];
    if (!file || isSending) return;
    const refused = others.length > 0 ? text.one : file.size > photoLimits.bytes ? text.tooLarge : undefined;
    setProblem(refused);
    if (refused) return;
    setIsSending(true);
    try {
      onChange(await sendSource(file));
    } catch (failure) {
      setProblem(errorText(failure));
    } finally {
      setIsSending(false);
      if (input.current) input.current.value = '';
    }
  }

  const { isOver, drop } = useFileDrop((files) => void choose(files));
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void choose(event.clipboardData.files);
  };

  return (
    <fieldset className="grid gap-2 min-w-0" aria-describedby={error ? `${id}-error` : `${id}-hint`} {...drop} onPaste={paste}>
      <legend className="visually-hidden">{text.label}</legend>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept={photoTypes.join(',')}
        onChange={({ target }) => void choose(target.files)}
      />
      {children}
      <div
        className={classNames('row flex-wrap gap-2 rounded-2 border-edge', styles.drop, isOver && styles.over)}
        aria-busy={isSending || undefined}
      >
        <ImagePlus className="icon" aria-hidden />
        <p className="flex-1 text-xs text-quiet" role="status">
          {isOver ? text.dropNow : isSending ? text.sending : text.drop}
        </p>
        <Button icon={Upload} busy={isSending} aria-invalid={error ? true : undefined} onClick={() => input.current?.click()}>
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
