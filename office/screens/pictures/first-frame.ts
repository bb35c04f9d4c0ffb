/** Milliseconds for the beginning of a film, which is on this server already. */
const timeoutMs = 20_000;

/** Takes the first frame of a film as a photograph; undefined where this browser cannot play it. */
export async function firstFrame(path: string): Promise<Blob | undefined> {
  const film = document.createElement('video');
  try {
    film.muted = true;
    film.playsInline = true;
    film.preload = 'auto';
    film.src = path;
    await shown(film);
    const canvas = document.createElement('canvas');
    canvas.width = film.videoWidth;
    canvas.height = film.videoHeight;
    canvas.getContext('2d')?.drawImage(film, 0, 0);
    return await new Promise((resolve) => canvas.toBlob((photo) => resolve(photo ?? undefined), 'image/jpeg', 0.95));
  } catch {
    // Not in a codec that it knows, or too slow.
    return undefined;
  } finally {
    film.removeAttribute('src');
    film.load();
  }
}

/** Resolves when a frame can be drawn. */
function shown(film: HTMLVideoElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error('The film has not begun')), timeoutMs);
  film.addEventListener('loadeddata', () => resolve(), { once: true });
  film.addEventListener('error', () => reject(new Error('The film cannot be played')), { once: true });
  // A telephone loads nothing of a film that nobody plays.
  film.play().then(
    () => film.pause(),
    () => undefined,
  );
  return promise.finally(() => clearTimeout(timer));
}
