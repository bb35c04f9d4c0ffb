import { Download, FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { shownAs } from '#contract/office/mails/attachments';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { type AnswerRef, type FileRef, fileUrl, previewUrl } from '../../data/cases/files.ts';
import { useFileSize } from '../../parts/texts/use-file-size.ts';
import styles from './file-list.module.css';

/** The case that files belong to. */
export type CaseOfFiles = AnswerRef;

interface ShownFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Undefined for one that is not kept here. */
  id?: string | undefined;
}

const FileDialog = lazy(() => import('./file-dialog.tsx'));

/** The files of a message: pictures as such, all others by their names. Nothing where there are none. */
export function FileList({ of, files }: { of: CaseOfFiles; files: readonly ShownFile[] }) {
  const text = useText('attachments');
  const [opened, setOpened] = useState<Required<ShownFile>>();
  if (files.length === 0) return null;
  const refOf = (id: string): FileRef => ({ ...of, fileId: id });
  return (
    <>
      <ul className={`flex flex-wrap gap-2 list-none ${styles.files}`} aria-label={text.of}>
        {files.map((file, place) =>
          file.id === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and their order does not change
            <NotKept key={place} file={file} />
          ) : (
            <Kept key={file.id} file={file} fileRef={refOf(file.id)} onOpen={() => setOpened(file as Required<ShownFile>)} />
          ),
        )}
      </ul>
      {opened && (
        <Suspense>
          <FileDialog {...opened} fileRef={refOf(opened.id ?? '')} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Kept({ file: { name, size }, fileRef, onOpen }: { file: ShownFile; fileRef: FileRef; onOpen(): void }) {
  const text = useText('attachments');
  const sizeOf = useFileSize();
  const [isBroken, setIsBroken] = useState(false);
  const kind = shownAs(name);
  const words = (
    <>
      <bdi className="truncate text-heading font-550">{name}</bdi>
      <span className="text-quiet text-2xs whitespace-nowrap">{sizeOf(size)}</span>
    </>
  );
  return (
    <li className={`border-hair rounded-2 clip min-w-0 ${styles.file}`}>
      {kind === undefined ? (
        <span className={`flex items-center gap-2 min-w-0 ${styles.name}`}>
          <FileText className="icon flex-none" aria-hidden />
          <span className="grid min-w-0">{words}</span>
        </span>
      ) : (
        <button
          type="button"
          className={`flex items-center gap-2 min-w-0 text-start ring-inset ${styles.name}`}
          aria-label={fillSentence(text.open, { name })}
          onClick={onOpen}
        >
          {kind === 'picture' && !isBroken ? (
            <img className={styles.picture} src={previewUrl(fileRef, 'small')} alt="" loading="lazy" onError={() => setIsBroken(true)} />
          ) : (
            <FileText className="icon flex-none" aria-hidden />
          )}
          <span className="grid min-w-0">{words}</span>
        </button>
      )}
      <a
        className={`icon-button flex-none screen-only`}
        href={fileUrl(fileRef)}
        download={name}
        title={fillSentence(text.download, { name })}
        aria-label={fillSentence(text.download, { name })}
      >
        <Download className="icon" aria-hidden />
      </a>
    </li>
  );
}

function NotKept({ file: { name, size } }: { file: ShownFile }) {
  const text = useText('attachments');
  const sizeOf = useFileSize();
  return (
    <li className={`border-hair rounded-2 min-w-0 text-quiet ${styles.file} ${styles.missing}`}>
      <span className={`grid min-w-0 ${styles.name}`}>
        <span className="truncate">
          <bdi>{name}</bdi> {sizeOf(size)}
        </span>
        <span className="text-2xs">{text.notKept}</span>
      </span>
    </li>
  );
}
