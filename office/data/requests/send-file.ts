import { sendWithProgress } from '#ui/http/send-with-progress.ts';

/** Watches a file that is being sent, and gives it up. */
export interface Sending {
  signal?: AbortSignal | undefined;
  /** Told how much of it has gone, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
}

interface SentRequest extends Sending {
  headers: Record<string, string>;
  file: Blob;
  /** Milliseconds without progress after which it is given up. */
  timeoutMs: number;
}

/** Posts a file as `fetch` does, and tells how much of it has gone. */
export async function sendFile(url: string, { headers, file, timeoutMs, signal, onProgress }: SentRequest): Promise<Response> {
  const { status, text, retryAfter } = await sendWithProgress({
    url,
    headers,
    body: file,
    withCookies: true,
    stallTimeoutMs: timeoutMs,
    signal,
    // As much as has gone, whatever the server has made of it.
    onProgress: (part) => onProgress?.(part),
  });
  return new Response(text, { status, headers: retryAfter === null ? [] : [['retry-after', retryAfter]] });
}
