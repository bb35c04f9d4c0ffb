import { Change } from '#contract/office/change';
import { officeUrl } from '#contract/office/paths';
import type { Topic } from '#contract/office/topics';

export interface LiveEvents {
  onChange(topics: readonly Topic[]): void;
  /** Connected again after a break, in which anything may have changed. */
  onReturn(): void;
  onLost(): void;
  /** The server refuses the stream: the session may have ended. */
  onRefused(): void;
}

/** Milliseconds after which a break is worth telling, and between two tries of ours; the browser itself tries every two seconds. */
const lostMs = 4_000;

/** Listens to what changes, until the returned function is called. A page in the background listens to nothing. */
export function listenToChanges({ onChange, onReturn, onLost, onRefused }: LiveEvents): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasBeenAway = false;

  function open(): void {
    close();
    source = new EventSource(officeUrl('changes'));
    source.onopen = () => {
      clearTimeout(timer);
      timer = undefined;
      if (hasBeenAway) onReturn();
      hasBeenAway = false;
    };
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const change = Change.safeParse(JSON.parse(data));
      if (change.success) onChange(change.data.topics);
    };
    source.onerror = () => {
      if (source?.readyState === EventSource.CLOSED) onRefused();
      lose();
    };
  }

  function lose(): void {
    hasBeenAway = true;
    timer ??= setTimeout(() => {
      timer = undefined;
      onLost();
      // The browser has given up, be it with the first failure or with a later one.
      if (source?.readyState === EventSource.CLOSED) open();
    }, lostMs);
  }

  // A stream that waits does not notice that the network has gone.
  const goOffline = () => lose();

  function close(): void {
    clearTimeout(timer);
    timer = undefined;
    source?.close();
    source = undefined;
  }

  function followVisibility(): void {
    if (document.visibilityState === 'visible') open();
    else {
      hasBeenAway = true;
      close();
    }
  }

  followVisibility();
  document.addEventListener('visibilitychange', followVisibility);
  addEventListener('offline', goOffline);
  addEventListener('online', followVisibility);
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    removeEventListener('offline', goOffline);
    removeEventListener('online', followVisibility);
    close();
  };
}
