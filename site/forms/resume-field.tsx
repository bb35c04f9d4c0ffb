import { FileText, FileUp } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { careers } from '#content/en/careers';
import { errorAttributes, FieldError } from '#ui/field.tsx';
import styles from './resume-field.module.css';

const { labels, hint, choose, drop, remove, progress: progressLabel } = careers.application;

/** 1.4 MB; below a tenth of a megabyte in kB. */
function readableSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 0.1 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${megabytes.toFixed(1)} MB`;
}

interface ResumeFieldProps {
  id: string;
  name: string;
  file: File | undefined;
  error: string | undefined;
  /** Share of the bytes that have left, 0 to 1; undefined while nothing is being sent. */
  progress: number | undefined;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The file input, stretched over the whole area: files can be dropped on it, and it stays one control for keyboard and screen reader. */
export function ResumeField({ id, name, file, error, progress, onChoose }: ResumeFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="field-label">
        {labels.resume}
      </label>
      <div className={styles.area} data-invalid={error !== undefined || undefined}>
        {file ? (
          <>
            <FileText className={`icon ${styles.paper}`} />
            <p className={styles.file}>
              <b dir="auto">{file.name}</b>
              <span>
                {readableSize(file.size)}
                {progress === undefined && <span className={styles.other}>{remove}</span>}
              </span>
              {progress !== undefined && <progress className={styles.progress} value={progress} aria-label={progressLabel} />}
            </p>
          </>
        ) : (
          <p className={`cluster ${styles.prompt}`}>
            <FileUp className="icon" />
            <b>{choose}</b>
            <span className={styles.drop}>{drop}</span>
          </p>
        )}
        <input
          id={id}
          className={styles.input}
          type="file"
          name={name}
          accept=".pdf,application/pdf"
          disabled={progress !== undefined}
          onChange={onChoose}
          {...errorAttributes(id, error)}
        />
      </div>
      <p className={styles.hint}>{hint}</p>
      <FieldError id={id} error={error} />
    </div>
  );
}
