import type { Browser, BrowserContext } from '@playwright/test';

interface Session {
  send(method: string, parameters: object): Promise<unknown>;
}

/** Describes what stands behind Playwright's browser; no part of its API. */
interface Implementation {
  _connection: { toImpl(browser: Browser): { _browserSession: Session } };
}

/**
 * Lets Playwright drive a Firefox that is older than itself. It asks every new context to imitate a screen and a colour scheme, and gives up when the
 * browser does not know such a command; our tests need none of it. Not needed where Playwright has a browser of its own.
 */
export function allowUnknownEmulation(browser: Browser): void {
  const session = (browser as unknown as Implementation)._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = (method, parameters) =>
    send(method, parameters).catch((error: Error) => {
      if (method.startsWith('emulation.') && error.message.includes('unknown command')) return {};
      throw error;
    });
}

/**
 * Lets text arrive in a field as typed text does. Over WebDriver BiDi, Playwright sets the value itself, which React takes for its own; it looks for
 * the function that does so in the page, where this one stands in its place.
 */
export async function insertTextAsTyped(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(globalThis, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        document.execCommand('insertText', false, text);
      },
      set: () => undefined,
    }),
  );
}
