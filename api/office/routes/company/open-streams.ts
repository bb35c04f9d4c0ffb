import type { Writable } from 'node:stream';

/** Windows of one session that hear of changes at the same time, in one process; far more than a person looks at. */
export const streamsPerSession = 20;

/** Seconds after which a browser whose stream was ended for a newer one asks again. */
const retrySeconds = 60;

/** Keeps the number of open streams of each session within bounds: the newest counts, which is the window that somebody has just opened. */
export function limitStreams(limit = streamsPerSession) {
  const open = new Map<string, Set<Writable>>();
  return (sessionId: string, stream: Writable): void => {
    const streams = open.get(sessionId) ?? new Set();
    open.set(sessionId, streams.add(stream));
    stream.once('close', () => {
      streams.delete(stream);
      if (streams.size === 0 && open.get(sessionId) === streams) open.delete(sessionId);
    });
    for (const oldest of [...streams].slice(0, -limit)) {
      streams.delete(oldest);
      oldest.end(`retry: ${retrySeconds * 1000}\n\n`);
    }
  };
}
