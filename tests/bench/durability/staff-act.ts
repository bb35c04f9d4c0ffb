import { setTimeout as wait } from 'node:timers/promises';
import { attempt } from '../support/attempt.ts';
import { newIdempotencyKey } from '../support/visitor.ts';

const retryDelayMs = 50;

/**
 * Describes an act of somebody in the Office, by a name that what is stored can be found by. `isAcknowledged`: the Office has said that it is done.
 */
export interface Act {
  name: string;
  isAcknowledged: boolean;
}

/** The Office of a site that is killed and started again, as one of its people uses it. */
export interface Desk {
  readonly isClosed: boolean;
  /** Asks until there is an answer. Throws for any status but 200. */
  get<Body>(path: string): Promise<Body>;
  /**
   * Does something once, by a key of its own.
   *
   * @param isPatient repeats it until there is an answer; otherwise it is left at that when somebody took the request and did not answer
   * @returns undefined without an answer
   */
  act(method: string, path: string, body: unknown, options?: ActOptions): Promise<{ status: number; text: string } | undefined>;
}

interface ActOptions {
  isPatient?: boolean;
  version?: number;
  /** The body is a file. */
  isFile?: boolean;
}

/** @param headers of a session */
export function deskOf(site: { url: string }, headers: Record<string, string>, work: { readonly isOver: boolean }): Desk {
  async function send(path: string, init: RequestInit, isPatient: boolean) {
    for (;;) {
      const outcome = await attempt(site.url + path, init);
      // A busy server may have done it all the same: with the same key it is not done twice.
      if (typeof outcome === 'object' && outcome.status !== 503) return outcome;
      if (outcome === 'no response' && !isPatient) return undefined;
      await wait(retryDelayMs);
    }
  }

  return {
    get isClosed() {
      return work.isOver;
    },

    async get<Body>(path: string): Promise<Body> {
      const response = await send(path, { headers }, true);
      if (response?.status !== 200) throw new Error(`${path} returned ${response?.status}: ${response?.text}`);
      return JSON.parse(response.text) as Body;
    },

    act(method, path, body, { isPatient = true, version, isFile = false } = {}) {
      const own = { ...headers, ...newIdempotencyKey(), ...(version !== undefined && { 'if-match': `"${version}"` }) };
      const content = isFile
        ? { headers: { ...own, 'content-type': 'application/octet-stream' }, body: body as string }
        : { headers: own, body: JSON.stringify(body) };
      return send(path, { method, ...content }, isPatient);
    },
  };
}
