import { FileUp, Upload } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import { Button } from '../buttons/button.tsx';
import { FieldError } from '../fields/field.tsx';
import { useFileDrop } from '../hooks/use-file-drop.ts';
import styles from './content-files.module.css';

interface ChooseFileProps {
  /** Gets the focus from outside. */
  button: RefObject<HTMLButtonElement | null>;
  isReading: boolean;
  problem: string | undefined;
  onFiles(files: readonly File[]): void;
}

/** A place to drop a file on, with the button that does the same. */
export function ChooseFile({ button, isReading, problem, onFiles }: ChooseFileProps) {
  const text = useText('contentFiles');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, drop } = useFileDrop((files) => onFiles([...files]));

  return (
    <>
      <div
        className={classNames(
          `grid justify-items-center gap-3 rounded-2 text-center text-quiet text-xs ${styles.drop}`,
          isOver && styles.over,
        )}
        aria-busy={isReading || undefined}
        {...drop}
      >
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          accept=".csv,.json,text/csv,application/json"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // The same file can be chosen again once it is corrected.
            target.value = '';
          }}
        />
        <FileUp className="icon size-6 text-accent" aria-hidden />
        <p>{isOver ? text.dropNow : isReading ? text.reading : text.drop}</p>
        <Button
          ref={button}
          variant="primary"
          icon={Upload}
          busy={isReading}
          aria-describedby={[problem && `${id}problem`, `${id}hint`].filter(Boolean).join(' ')}
          onClick={() => input.current?.click()}
        >
          {text.choose}
        </Button>
        <p className="text-2xs" id={`${id}hint`}>
          {text.hint}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {isReading && text.reading}
      </p>
      {problem && <FieldError id={`${id}problem`} text={problem} size="text-sm" role="alert" />}
    </>
  );
}
