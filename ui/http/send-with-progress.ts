interface Upload {
  url: string;
  body: FormData | Blob;
  headers: Record<string, string>;
  withCookies: boolean;
  /** Milliseconds without progress after which the upload is aborted: a slow connection is no reason, a dead one is. */
  stallTimeoutMs: number;
  /** Called with the share of the bytes that have left, 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal | undefined;
}

interface Answer {
  status: number;
  text: string;
  /** The header of that name. */
  retryAfter: string | null;
}

/** Posts a form or a file and reports its progress, which `fetch` cannot. Rejects when the connection fails or stalls, or the signal aborts it. */
export function sendWithProgress({ url, body, headers, withCookies, stallTimeoutMs, onProgress, signal }: Upload): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), stallTimeoutMs);
    };

    request.open('POST', url);
    request.withCredentials = withCookies;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () =>
      resolve({ status: request.status, text: request.responseText, retryAfter: request.getResponseHeader('retry-after') });
    request.onerror = () => reject(new Error('The connection failed'));
    request.onabort = () => reject(new Error(`No progress for ${stallTimeoutMs} ms`));
    request.onloadend = () => clearTimeout(timer);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    restartTimer();
    request.send(body);
  });
}
