import { id } from '../../schema.ts';
import { z } from '../../zod.ts';

/** Upper bounds of the files of one answer: mail servers refuse mails that are much larger. `bytes`: of all together. */
export const attachmentLimits = { bytes: 10 * 1024 * 1024, files: 20, name: 150 } as const;

/** Upper bounds of what is kept of the files that people send; what is beyond stays in the mailbox. */
export const receivedFileLimits = {
  ofMail: { bytes: 25 * 1024 * 1024, files: 20 },
  ofCase: { bytes: 100 * 1024 * 1024, files: 200 },
} as const;

/** Maps the extensions of files that are sent and kept to their media types. Nothing else is; what a file is inside has to go with it. */
export const attachmentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  rtf: 'application/rtf',
  txt: 'text/plain',
  csv: 'text/csv',
  ics: 'text/calendar',
  vcf: 'text/vcard',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
  zip: 'application/zip',
  dwg: 'image/vnd.dwg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
} as const;
export type AttachmentExtension = keyof typeof attachmentTypes;

/** The extension of a file's name, if files with it are sent and kept. */
export function attachmentExtension(name: string): AttachmentExtension | undefined {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase();
  return extension !== undefined && Object.hasOwn(attachmentTypes, extension) ? (extension as AttachmentExtension) : undefined;
}

/** Lists pictures that are shown beside a message, written anew. */
const pictures: readonly AttachmentExtension[] = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'];

/** Tells how a file is shown in the Office; undefined for one that is only downloaded. */
export function shownAs(name: string): 'picture' | 'pdf' | undefined {
  const extension = attachmentExtension(name);
  if (extension === 'pdf') return 'pdf';
  return extension !== undefined && pictures.includes(extension) ? 'picture' : undefined;
}

/** A file of an answer. */
export const AttachedFile = z.object({
  id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type AttachedFile = z.infer<typeof AttachedFile>;

/** Describes the files of a colleague's unsent answer, the oldest first. */
export const AttachedFiles = z.array(AttachedFile);

/** The name under which a file that is sent to the Office was kept by its person. */
export const FileName = z.object({ name: z.string().min(1).max(1_000) });

/** Widths and heights of a picture that is shown, in pixels. */
export const previewSizes = { small: 360, large: 1_600 } as const;
export const PreviewQuery = z.object({ size: z.enum(['small', 'large']).default('small') });
