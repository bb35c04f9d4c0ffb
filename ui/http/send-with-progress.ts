interface Upload {
  url: string;
  form: FormData;
  headers: Record<string, string>;
  withCookies: boolean;
  /** Milliseconds without any progress after which it is given up: a slow line is no reason, a dead one is. */
  stallLimit: number;
  /** Called with the share of the bytes that have left, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Posts a form and tells how far it is, which `fetch` cannot. Rejects when the connection fails or stands still for too long. */
export function sendWithProgress({
  url,
  form,
  headers,
  withCookies,
  stallLimit,
  onProgress,
}: Upload): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), stallLimit);
    };

    request.open('POST', url);
    request.withCredentials = withCookies;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      alive();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new Error('The connection failed'));
    request.onabort = () => reject(new Error(`No progress for ${stallLimit} ms`));
    request.onloadend = () => clearTimeout(timer);
    alive();
    request.send(form);
  });
}
