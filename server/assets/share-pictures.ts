import { Worker } from 'node:worker_threads';

/** Draws the sharing picture at a path; undefined when the sources of the site have none there. */
export type DrawPicture = (path: string) => Promise<Uint8Array | undefined>;

/** Source of the site: an image without it has all pictures from its build. */
const threadFile = new URL('../../site/share/draw-thread.ts', import.meta.url);

/** Draws in a thread of its own, which ends with the drawing and gives its memory back. Rejects with the error of a drawing that fails. */
export async function drawInThread(path: string): Promise<Uint8Array | undefined> {
  const thread = new Worker(threadFile, { workerData: path });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The thread that draws ${path} ended with code ${code} and no picture`)));
  });
}

/** Draws each picture once however many ask for it, and one picture at a time: crawlers ask for many, and pages come first. */
export function oneAtATime(draw: DrawPicture): DrawPicture {
  const drawing = new Map<string, Promise<Uint8Array | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  return (path) => {
    const running = drawing.get(path);
    if (running) return running;
    const picture = last.then(() => draw(path)).finally(() => drawing.delete(path));
    last = picture.catch(() => undefined);
    drawing.set(path, picture);
    return picture;
  };
}
