import { useQuery } from '@tanstack/react-query';
import { officeUrl } from '#contract/office/paths';
import { OfficeErrorBody } from '#contract/schema';
import { OfficeError } from '../requests/office-error.ts';

/** Milliseconds: a file of some megabytes over a slow line. */
const timeoutMs = 60_000;

/** Milliseconds for which a file that was closed is still there: going back and forth between two is one opening of each. */
const cacheMs = 5 * 60_000;

/** Returns the address at which a résumé can be downloaded. */
export const resumeUrl = (id: string): string => officeUrl('applicationResume', { id });

async function fetchResume(id: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  let response: Response;
  let bytes: ArrayBuffer;
  try {
    response = await fetch(resumeUrl(id), {
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

/** The bytes of a résumé. Every fetch is written down in the history: it is fetched once, and not because something else has changed. */
export const useResumeBytes = (id: string) =>
  useQuery({
    queryKey: ['resumes', id],
    queryFn: ({ signal }) => fetchResume(id, signal),
    staleTime: 'static',
    gcTime: cacheMs,
    retry: false,
  });
