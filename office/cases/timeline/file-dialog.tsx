import { Download } from 'lucide-react';
import { useState } from 'react';
import { shownAs } from '#contract/office/mails/attachments';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { type FileRef, fileUrl, previewUrl, useFileBytes } from '../../data/cases/files.ts';
import { Dialog } from '../../parts/messages/dialog.tsx';
import { PdfPane } from '../../parts/pdf/pdf-pane.tsx';
import styles from './file-dialog.module.css';

interface FileDialogProps {
  name: string;
  /** Bytes. */
  size: number;
  fileRef: FileRef;
  onClose(): void;
}

/** A file of a message, read here: nothing of it is left on the device. */
export default function FileDialog({ name, size, fileRef, onClose }: FileDialogProps) {
  return (
    <Dialog title={name} isWide onClose={onClose}>
      {shownAs(name) === 'pdf' ? <Document {...{ name, size, fileRef }} /> : <Picture {...{ name, fileRef }} />}
    </Dialog>
  );
}

function Document({ name, size, fileRef }: Omit<FileDialogProps, 'onClose'>) {
  const text = useText('attachments');
  return (
    <PdfPane
      {...{ name, size }}
      label={text.pdf}
      url={fileUrl(fileRef)}
      bytes={useFileBytes(fileRef)}
      className={`clip rounded-2 ${styles.document}`}
    />
  );
}

/** Written anew by the server, so that nothing but its pixels reaches this browser. */
function Picture({ name, fileRef }: Pick<FileDialogProps, 'name' | 'fileRef'>) {
  const text = useText('attachments');
  const [isBroken, setIsBroken] = useState(false);
  return (
    <div className="grid gap-4 justify-items-center">
      {isBroken ? (
        <p role="alert">{text.noPreview}</p>
      ) : (
        <img
          className={`rounded-2 ${styles.picture}`}
          src={previewUrl(fileRef, 'large')}
          alt={fillSentence(text.picture, { name })}
          onError={() => setIsBroken(true)}
        />
      )}
      <a className="button" href={fileUrl(fileRef)} download={name}>
        <Download className="icon" aria-hidden />
        {fillSentence(text.download, { name })}
      </a>
    </div>
  );
}
