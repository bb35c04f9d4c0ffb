// The thread in which the server draws a sharing picture (server/assets/share-pictures.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { keptSharePicture } from './kept-picture.ts';

const picture = await keptSharePicture(workerData as string);
parentPort?.postMessage(picture && new Uint8Array(picture));
