import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';

const megabyte = 1024 * 1024;

/** Returns what says how large a file of so many bytes is. */
export function useFileSize(): (bytes: number) => string {
  const text = useText('attachments');
  return (bytes) =>
    bytes < megabyte
      ? fillSentence(text.kilobytes, { size: Math.max(1, Math.round(bytes / 1024)) })
      : fillSentence(text.megabytes, { size: Math.round((bytes / megabyte) * 10) / 10 });
}
