import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToChanges } from './live-connection.ts';

class FakeEventSource {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  onopen: (() => void) | undefined;
  onerror: (() => void) | undefined;
  constructor() {
    FakeEventSource.opened.push(this);
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
  /** The browser goes on trying, or has given up. */
  fail(readyState: number): void {
    this.readyState = readyState;
    this.onerror?.();
  }
}

const [connecting, closed] = [0, FakeEventSource.CLOSED];

beforeEach(() => {
  FakeEventSource.opened = [];
  const target = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listen() {
  const events = { onChange: vi.fn(), onReturn: vi.fn(), onLost: vi.fn(), onRefused: vi.fn() };
  return { events, stop: listenToChanges(events) };
}

test('a stream that the browser gives up after it was lost is opened again', () => {
  const { events, stop } = listen();
  const [first] = FakeEventSource.opened;
  first?.onopen?.();
  first?.fail(connecting);
  vi.advanceTimersByTime(2_000);
  first?.fail(closed);
  vi.advanceTimersByTime(2_000);
  expect(events.onLost).toHaveBeenCalledOnce();
  expect(FakeEventSource.opened).toHaveLength(2);

  FakeEventSource.opened[1]?.onopen?.();
  expect(events.onReturn).toHaveBeenCalledOnce();
  stop();
});

test('a stream that the browser tries again itself is not opened beside it', () => {
  const { events, stop } = listen();
  FakeEventSource.opened[0]?.fail(connecting);
  vi.advanceTimersByTime(4_000);
  expect(events.onLost).toHaveBeenCalledOnce();
  expect(FakeEventSource.opened).toHaveLength(1);
  stop();
});
