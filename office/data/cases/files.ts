import { useQuery } from '@tanstack/react-query';
import { AttachedFiles } from '#contract/office/mails/attachments';
import { officeUrl } from '#contract/office/paths';
import { OfficeErrorBody } from '#contract/schema';
import { OfficeError } from '../requests/office-error.ts';
import { request } from '../requests/request.ts';

/** Milliseconds: a file of some megabytes over a slow line. */
const timeoutMs = 60_000;

/** Milliseconds for all that an answer can have of files, on a slow line. */
const sendingMs = 300_000;

/** Milliseconds for which a file that was closed is still there: going back and forth between two is one opening of each. */
const cacheMs = 5 * 60_000;

/** Identifies a file of a quote or an application. */
export interface FileRef {
  of: 'quote' | 'application';
  /** The id of what it belongs to. */
  id: string;
  fileId: string;
}

/** Returns the address at which a résumé can be downloaded. */
export const resumeUrl = (id: string): string => officeUrl('applicationResume', { id });

/** Returns the address at which a file can be downloaded. */
export const fileUrl = ({ of, id, fileId }: FileRef): string => officeUrl(`${of}File`, { id, file: fileId });

/** Returns the address of a picture written anew. */
export const previewUrl = ({ of, id, fileId }: FileRef, size: 'small' | 'large'): string =>
  `${officeUrl(`${of}FilePreview`, { id, file: fileId })}?size=${size}`;

async function fetchBytes(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  let response: Response;
  let bytes: ArrayBuffer;
  try {
    response = await fetch(url, {
      headers: { 'Accept-Language': document.documentElement.lang },
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    bytes = await response.arrayBuffer();
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new OfficeError({ key: 'connection', cause });
  }
  if (response.ok) return new Uint8Array(bytes);
  const refusal = OfficeErrorBody.safeParse(await new Response(bytes).json().catch(() => undefined));
  throw new OfficeError({
    status: response.status,
    key: (refusal.data?.key ?? 'unreadable') as OfficeError['key'],
    message: refusal.data?.message,
  });
}

/** Every fetch is written down in the history: a file is fetched once, and not because something else has changed. */
const once = { staleTime: 'static', gcTime: cacheMs, retry: false } as const;

/** The bytes of a résumé. */
export const useResumeBytes = (id: string) =>
  useQuery({ queryKey: ['resumes', id], queryFn: ({ signal }) => fetchBytes(resumeUrl(id), signal), ...once });

/** The bytes of a file. */
export const useFileBytes = (file: FileRef) =>
  useQuery({ queryKey: ['files', file.fileId], queryFn: ({ signal }) => fetchBytes(fileUrl(file), signal), ...once });

/** Names the unsent answer that files are attached to. */
export type AnswerRef = Pick<FileRef, 'of' | 'id'>;

/** Attaches a file. Resolves with all that are attached then; rejects with the sentence why it is not. */
export const sendFile = ({ of, id }: AnswerRef, file: File) =>
  request(`${of}DraftFiles`, {
    method: 'POST',
    parameters: { id },
    query: { name: file.name },
    file,
    schema: AttachedFiles,
    timeoutMs: sendingMs,
  });

/** Takes a file off, or puts back one that was taken off. Resolves with all that are attached then. */
export const setFile = ({ of, id, fileId }: FileRef, isAttached: boolean) =>
  request(`${of}DraftFile`, { method: isAttached ? 'PUT' : 'DELETE', parameters: { id, file: fileId }, schema: AttachedFiles });
