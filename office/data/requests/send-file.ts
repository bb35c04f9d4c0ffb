/** Watches a file that is being sent, and gives it up. */
export interface Sending {
  signal?: AbortSignal | undefined;
  /** Told how much of it has gone, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
}

/** Sends a file as `fetch` does, and tells how much of it has gone, which `fetch` does not. Rejects with the reason of `signal`, or an error without connection. */
export function sendFile(url: string, { method = 'POST', headers, body }: RequestInit, { signal, onProgress }: Sending): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  const abort = () => {
    request.abort();
    reject(signal?.reason);
  };
  request.open(method, url);
  for (const [name, value] of Object.entries(headers as Record<string, string>)) request.setRequestHeader(name, value);
  request.responseType = 'blob';
  request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress?.(loaded / total);
  request.upload.onload = () => onProgress?.(1);
  request.onload = () => {
    const retryAfter = request.getResponseHeader('retry-after');
    const init: ResponseInit = { status: request.status, headers: retryAfter === null ? [] : [['retry-after', retryAfter]] };
    resolve(new Response(request.status === 204 ? null : (request.response as Blob), init));
  };
  request.onerror = () => reject(new TypeError('The connection was lost'));
  if (signal?.aborted) abort();
  else {
    signal?.addEventListener('abort', abort, { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  }
  return promise.finally(() => signal?.removeEventListener('abort', abort));
}
