import { setTimeout as wait } from 'node:timers/promises';

/** Describes how WebDriver writes an element in JSON. */
export interface ElementReference {
  'element-6066-11e4-a52e-4f735466cecf': string;
}
export const idOf = (element: ElementReference): string => element['element-6066-11e4-a52e-4f735466cecf'];

export type PageFunction = string | ((...args: never[]) => unknown);

/** A browser that WebDriver (https://www.w3.org/TR/webdriver2/) has opened. */
export interface Session {
  /** Sends a command to a path below the session's. Throws a WebDriverError. */
  command<Value>(method: 'GET' | 'POST', path: string, parameters?: object): Promise<Value>;
  /** Runs a function, or its source, in the page. It may be asynchronous, and sees nothing but its arguments, which are JSON or elements. */
  run<Value>(read: PageFunction, ...args: unknown[]): Promise<Value>;
  close(): Promise<void>;
}

export class WebDriverError extends Error {
  /** As the standard names it: "stale element reference". */
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

async function send<Value>(method: string, url: string, parameters?: object): Promise<Value> {
  const body = method === 'POST' ? JSON.stringify(parameters ?? {}) : undefined;
  const { value } = (await (await fetch(url, { method, body })).json()) as { value: Value & { error?: string; message?: string } };
  if (value?.error) throw new WebDriverError(value.error, value.message ?? '');
  return value;
}

/** Milliseconds within which the driver has to answer once it was started. */
const startTimeoutMs = 15_000;

async function untilReady(server: string): Promise<void> {
  for (const end = Date.now() + startTimeoutMs; ; await wait(50)) {
    const status = await send<{ ready: boolean }>('GET', `${server}/status`).catch(() => undefined);
    if (status?.ready) return;
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer');
  }
}

/** Opens the driver's own browser with nothing in its storage; a driver has one session at a time. */
export async function openSession(server: string): Promise<Session> {
  await untilReady(server);
  const { sessionId } = await send<{ sessionId: string }>('POST', `${server}/session`, { capabilities: {} });
  const base = `${server}/session/${sessionId}`;
  const command: Session['command'] = (method, path, parameters) => send(method, `${base}${path}`, parameters);
  return {
    command,
    run: (read, ...args) => command('POST', '/execute/sync', { script: `return (${read})(...arguments)`, args }),
    close: () => send('DELETE', base),
  };
}
