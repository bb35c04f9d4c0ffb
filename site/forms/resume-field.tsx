import { FileText, FileUp } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import type { Content } from '#site/content/content.ts';
import { errorAttributes, FieldError } from '#ui/field.tsx';
import styles from './resume-field.module.css';
import { resumeTypes } from './resume-types.ts';

type ApplicationText = Content<'careers'>['application'];

/** 1.4 MB; below a tenth of a megabyte in kB. */
function readableSize(bytes: number, { kilobytes, megabytes }: ApplicationText): string {
  const inMegabytes = bytes / 1024 / 1024;
  return inMegabytes < 0.1
    ? fillPlaceholders(kilobytes, { size: Math.max(1, Math.round(bytes / 1024)) })
    : fillPlaceholders(megabytes, { size: inMegabytes.toFixed(1) });
}

interface ResumeFieldProps {
  id: string;
  name: string;
  text: ApplicationText;
  file: File | undefined;
  error: string | undefined;
  /** Share of the bytes that have left, 0 to 1; undefined while nothing is being sent. */
  progress: number | undefined;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The file input, stretched over the whole area: files can be dropped on it, and it stays one control for keyboard and screen reader. */
export function ResumeField({ id, name, text, file, error, progress, onChoose }: ResumeFieldProps) {
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="field-label">
        {text.labels.resume}
      </label>
      <div className={`relative flex items-center gap-4 ${styles.area}`} data-invalid={error !== undefined || undefined}>
        {file ? (
          <>
            <FileText className={`icon ${styles.paper}`} />
            <p className={`grid text-sm ${styles.file}`} id={`${id}-file`}>
              <b className="text-heading">
                <bdi>{file.name}</bdi>
              </b>
              <span>
                {readableSize(file.size, text)}
                {progress === undefined && <span className={`text-brand-light ${styles.other}`}>{text.remove}</span>}
              </span>
              {progress !== undefined && <progress className={`w-full ${styles.progress}`} value={progress} aria-label={text.progress} />}
            </p>
          </>
        ) : (
          <p className={`cluster ${styles.prompt}`}>
            <FileUp className="icon" />
            <b className="text-brand-light">{text.choose}</b>
            <span className={styles.drop}>{text.drop}</span>
          </p>
        )}
        <input
          id={id}
          className={`absolute w-full ${styles.input}`}
          type="file"
          name={name}
          accept={resumeTypes}
          disabled={progress !== undefined}
          onChange={onChoose}
          // The input itself is empty again, and says so to screen readers.
          {...(file && { 'aria-describedby': `${id}-file` })}
          {...errorAttributes(id, error)}
        />
      </div>
      <p className="text-sm text-muted">{text.hint}</p>
      <FieldError id={id} error={error} />
    </div>
  );
}
