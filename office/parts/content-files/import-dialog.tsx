import { useEffect, useRef, useState } from 'react';
import { type ContentKind, contentFileLimits, type ImportReport } from '#contract/office/content-files';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { useContentImport } from '../../data/site/content-files.ts';
import { Button } from '../buttons/button.tsx';
import { Dialog, DialogFoot } from '../messages/dialog.tsx';
import { Notice } from '../messages/notice.tsx';
import { useToast } from '../messages/toast.tsx';
import { ChooseFile } from './choose-file.tsx';
import styles from './content-files.module.css';
import { ExportLinks } from './export-links.tsx';
import { ReportSummary } from './report-summary.tsx';
import { ReportTable } from './report-table.tsx';

/** A file as it was read. */
interface Seen {
  file: File;
  report: ImportReport;
  /** The key of the import that this report may lead to: sent twice, it is done once. */
  key: string;
  /** It is not what was agreed to: something has changed in between. */
  isNewer: boolean;
}

/** Imports a file: chosen, looked at, and then agreed to. */
export function ImportDialog({ what, onClose }: { what: ContentKind; onClose(): void }) {
  const text = useText('contentFiles');
  const parts = useText('parts');
  const counted = useCounted();
  const toast = useToast();
  const { preview, run, isReading, isImporting } = useContentImport(what);
  const [seen, setSeen] = useState<Seen>();
  const [problem, setProblem] = useState<string>();
  const chooser = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLDivElement>(null);

  // The next step; or what was read, whose button is not far.
  useEffect(() => {
    (seen ? result.current : chooser.current)?.focus();
  }, [seen]);

  async function read(files: readonly File[]): Promise<void> {
    const [file, ...others] = files;
    if (!file || isReading) return;
    const refused = others.length > 0 ? text.one : file.size > contentFileLimits.bytes ? text.tooLarge : undefined;
    setProblem(refused);
    if (refused) return;
    try {
      setSeen({ file, report: await preview(file), key: crypto.randomUUID(), isNewer: false });
    } catch (error) {
      setProblem((await isReadable(file)) ? errorText(error) : text.changedFile);
    }
  }

  async function importSeen({ file, report, key }: Seen): Promise<void> {
    setProblem(undefined);
    try {
      const done = await run({ file, basis: report.basis, key });
      if (!done.isDone) return setSeen({ file, report: done, key: crypto.randomUUID(), isNewer: true });
      toast.done(counted(text.done, done.counts.new + done.counts.changed));
      onClose();
    } catch (error) {
      setProblem((await isReadable(file)) ? errorText(error) : text.changedFile);
    }
  }

  const again = () => {
    setSeen(undefined);
    setProblem(undefined);
  };
  const count = seen && seen.report.faults.length === 0 ? seen.report.counts.new + seen.report.counts.changed : 0;

  return (
    <Dialog title={text.title[what]} onClose={onClose} canClose={!isImporting} isWide>
      {!seen && (
        <>
          <p className="text-quiet">{text.how}</p>
          <ChooseFile button={chooser} isReading={isReading} problem={problem} onFiles={(files) => void read(files)} />
          <ExportLinks what={what}>{text.forms}</ExportLinks>
        </>
      )}
      {seen && (
        <>
          <div ref={result} className={`grid gap-1.5 ${styles.result}`} tabIndex={-1}>
            <p className="text-xs text-quiet wrap-anywhere">
              <bdi>{seen.file.name}</bdi>
            </p>
            <ReportSummary report={seen.report} />
          </div>
          {seen.isNewer && <Notice text={text.newer} />}
          <ReportTable key={seen.key} report={seen.report} />
          {problem && <Notice kind="bad" text={problem} />}
          {count > 0 && <ExportLinks what={what}>{text.back}</ExportLinks>}
          <DialogFoot>
            <Button disabled={isImporting} onClick={onClose}>
              {parts.cancel}
            </Button>
            <Button variant={count > 0 ? 'line' : 'primary'} disabled={isImporting} onClick={again}>
              {text.another}
            </Button>
            {count > 0 && (
              <Button variant="primary" busy={isImporting} onClick={() => void importSeen(seen)}>
                {counted(text.run, count)}
              </Button>
            )}
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}

/** A browser reads a file when it is sent; one that was saved meanwhile fails like a lost connection. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
