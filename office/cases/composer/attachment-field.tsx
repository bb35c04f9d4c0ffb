import { CircleAlert, FileImage, FileText, Paperclip, RotateCcw, X } from 'lucide-react';
import { type AttachedFile, shownAs } from '#contract/office/mails/attachments';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { Button, IconButton } from '../../parts/buttons/button.tsx';
import { FieldError } from '../../parts/fields/field.tsx';
import { useFileSize } from '../../parts/texts/use-file-size.ts';
import styles from './attachment-field.module.css';
import type { Attachments, SendingFile } from './use-attachments.ts';

/** The files that go with an answer, and those on their way to the server. */
export function AttachmentField({ files, isSending }: { files: Attachments; isSending: boolean }) {
  const text = useText('attachments');
  const counted = useCounted();
  const sizeOf = useFileSize();
  const { attached, sending, bytes, isOver, remove } = files;
  if (isOver)
    return (
      <p className={`row justify-center gap-2 rounded-2 text-accent font-600 ${styles.drop}`} role="status">
        <Paperclip className="icon" aria-hidden />
        {text.drop}
      </p>
    );
  if (files.isEmpty) return null;
  return (
    <section className="grid gap-2 min-w-0" aria-label={text.label}>
      <ul className="grid gap-1.5 list-none min-w-0">
        {attached.map((file) => (
          <Attached key={file.id} file={file} isFixed={isSending} onRemove={() => void remove(file)} />
        ))}
        {sending.map((file) => (
          <Sending key={file.key} file={file} onRetry={() => files.retry(file)} onForget={() => files.forget(file)} />
        ))}
      </ul>
      <p className="text-quiet text-2xs" role="status">
        {attached.length > 0 && counted(text.total, attached.length, { size: sizeOf(bytes) })}
      </p>
    </section>
  );
}

const row = `row gap-2 min-w-0 border-hair rounded-1 text-xs ${styles.file}`;

function Attached({ file: { name, size }, isFixed, onRemove }: { file: AttachedFile; isFixed: boolean; onRemove(): void }) {
  const text = useText('attachments');
  const sizeOf = useFileSize();
  const Icon = shownAs(name) === 'picture' ? FileImage : FileText;
  return (
    <li className={row}>
      <Icon className="icon flex-none" aria-hidden />
      <bdi className="truncate text-heading font-550 flex-1">{name}</bdi>
      <span className="text-quiet whitespace-nowrap">{sizeOf(size)}</span>
      <IconButton icon={X} label={fillSentence(text.remove, { name })} disabled={isFixed} onClick={onRemove} />
    </li>
  );
}

function Sending({ file: { file, problem, canRetry }, onRetry, onForget }: { file: SendingFile; onRetry(): void; onForget(): void }) {
  const text = useText('attachments');
  const sizeOf = useFileSize();
  const { name, size } = file;
  return (
    <li className="grid gap-1 min-w-0">
      <div className={row} aria-busy={problem === undefined || undefined}>
        <Paperclip className="icon flex-none" aria-hidden />
        <bdi className="truncate text-heading font-550 flex-1">{name}</bdi>
        {problem === undefined ? (
          <progress className={styles.progress} aria-label={fillSentence(text.sending, { name })} />
        ) : (
          <>
            <span className="text-quiet whitespace-nowrap">{sizeOf(size)}</span>
            {canRetry && <IconButton icon={RotateCcw} label={text.again} onClick={onRetry} />}
            <IconButton icon={X} label={fillSentence(text.remove, { name })} onClick={onForget} />
          </>
        )}
      </div>
      {problem !== undefined && <FieldError role="alert" text={problem} />}
    </li>
  );
}

/** The text says that something is attached, and nothing is: often it was forgotten. */
export function MissingFile({ onAttach }: { onAttach(): void }) {
  const text = useText('attachments');
  return (
    <p className="row flex-wrap gap-2 text-xs" role="status">
      <CircleAlert className="icon flex-none text-quiet" aria-hidden />
      <span>{text.missing}</span>
      <Button size="small" icon={Paperclip} onClick={onAttach}>
        {text.attach}
      </Button>
    </p>
  );
}
