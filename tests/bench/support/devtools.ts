import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

interface Target {
  targetId: string;
  type: string;
  subtype?: string;
  url: string;
}

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: { targetInfo?: Target; sessionId?: string };
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** Evaluates functions in one page, and moves its pointer. */
export interface PageSession {
  evaluate<T>(code: string): Promise<T>;
  send(method: string, params?: object): Promise<Record<string, unknown>>;
}

/**
 * A browser of its own, driven through the Chrome DevTools Protocol: Playwright forbids pages that it controls to prerender others. Every
 * page, prerendered ones as well, has a processor slowed down by `processorRate`.
 */
export class DevTools {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve(result: Record<string, unknown>): void; reject(error: Error): void }>();
  /** Pages by the id of their target, with the session that is attached to each. */
  readonly #pages = new Map<string, { target: Target; sessionId: string }>();
  readonly #processorRate: number;
  #lastId = 0;

  private constructor(process: ChildProcess, folder: string, socket: WebSocket, processorRate: number) {
    this.#process = process;
    this.#folder = folder;
    this.#socket = socket;
    this.#processorRate = processorRate;
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as Message));
  }

  static async start(executable: string, args: readonly string[], processorRate: number): Promise<DevTools> {
    const folder = await mkdtemp(join(tmpdir(), 'browser-'));
    const child = spawn(
      executable,
      [...args, '--headless=new', '--no-first-run', '--window-size=1440,900', `--user-data-dir=${folder}`, '--remote-debugging-port=0'],
      { stdio: 'ignore' },
    );
    const socket = new WebSocket(await addressIn(folder));
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    const devTools = new DevTools(child, folder, socket, processorRate);
    await devTools.#send('Target.setDiscoverTargets', { discover: true, filter: [{ type: 'tab' }, { type: 'page' }] });
    return devTools;
  }

  /** The page that is shown, once its path is this one; prerendered ones have the subtype "prerender". */
  async shownPage(path?: string): Promise<PageSession> {
    for (let attempt = 0; attempt < 400; attempt += 1) {
      for (const { target, sessionId } of this.#pages.values()) {
        if (target.subtype !== undefined || (path !== undefined && URL.parse(target.url)?.pathname !== path)) continue;
        return this.#pageSession(sessionId);
      }
      await pause(25);
    }
    throw new Error(`No page with the path ${path} is shown`);
  }

  async stop(): Promise<void> {
    this.#socket.close();
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  #pageSession(sessionId: string): PageSession {
    const send = (method: string, params: object = {}) => this.#send(method, params, sessionId);
    return {
      send,
      async evaluate<T>(code: string): Promise<T> {
        const { result, exceptionDetails } = (await send('Runtime.evaluate', {
          expression: code,
          awaitPromise: true,
          returnByValue: true,
        })) as { result: { value: T }; exceptionDetails?: { text: string } };
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return result.value;
      },
    };
  }

  #send(method: string, params: object, sessionId?: string): Promise<Record<string, unknown>> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #receive({ id, method, params, result, error }: Message): void {
    if (method === 'Target.detachedFromTarget')
      for (const [targetId, page] of this.#pages) if (page.sessionId === params?.sessionId) this.#pages.delete(targetId);
    if (id !== undefined) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result ?? {});
    }
    const target = params?.targetInfo;
    if (!target) return;
    const { targetId, type } = target;
    if (method === 'Target.targetCreated' && type === 'tab') void this.#attachToTab(targetId);
    if (method === 'Target.attachedToTarget' && type === 'page' && params.sessionId) {
      this.#pages.set(targetId, { target, sessionId: params.sessionId });
      void this.#send('Emulation.setCPUThrottlingRate', { rate: this.#processorRate }, params.sessionId);
    }
    const known = this.#pages.get(targetId);
    if (method === 'Target.targetInfoChanged' && known) known.target = target;
  }

  /** Through its tab: a page that is attached to directly may prerender no others. */
  async #attachToTab(targetId: string): Promise<void> {
    const { sessionId } = (await this.#send('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
    await this.#send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, sessionId);
  }
}

/** The browser writes the address at which it takes DevTools connections into its folder. */
async function addressIn(folder: string): Promise<string> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const [port, path] = await readFile(join(folder, 'DevToolsActivePort'), 'utf8').then(
      (text) => text.split('\n'),
      () => [],
    );
    if (port && path) return `ws://127.0.0.1:${port}${path}`;
    await pause(50);
  }
  throw new Error('The browser takes no DevTools connection');
}
