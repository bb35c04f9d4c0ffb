import { setTimeout as wait } from 'node:timers/promises';
import type { Part } from '../support/tab.ts';
import { findElements, type Step } from './find-elements.ts';
import { pressActions } from './keys.ts';
import { type ElementReference, idOf, type PageFunction, WebDriverError } from './session.ts';
import { WebDriverScope } from './web-driver-scope.ts';

/** Milliseconds for which an element is waited for. */
const patienceMs = 10_000;

/** These may go well a moment later: something lies above the element, or it was rendered anew. */
const passing = ['element click intercepted', 'element not interactable', 'stale element reference', 'no such element'];

/** Tries again while an attempt returns nothing, or fails in a way that passes. */
async function patiently<Value>(what: string, attempt: () => Promise<Value | undefined>, timeoutMs = patienceMs): Promise<Value> {
  let reason = 'not there';
  for (const end = Date.now() + timeoutMs; Date.now() < end; await wait(50)) {
    try {
      const value = await attempt();
      if (value !== undefined) return value;
    } catch (error) {
      if (!(error instanceof WebDriverError && passing.includes(error.code))) throw error;
      reason = error.message;
    }
  }
  throw new Error(`${what}: ${reason} for ${timeoutMs} ms`);
}

/** An element of a page behind WebDriver. */
export class WebDriverPart extends WebDriverScope implements Part {
  first = () => this.after({ index: 0 });
  last = () => this.after({ index: -1 });

  readonly evaluate: Part['evaluate'] = async (read: PageFunction, ...args: unknown[]) => {
    const reference = await this.#element();
    return await this.session.run(read, reference, ...args);
  };

  async count(): Promise<number> {
    return (await this.#elements()).length;
  }

  isVisible = (): Promise<boolean> => this.#now((element) => element.checkVisibility({ visibilityProperty: true }), false);
  inputValue = (): Promise<string> => this.evaluate((element) => (element as HTMLInputElement).value);
  textContent = (): Promise<string | null> => this.evaluate((element) => element.textContent);

  boundingBox: Part['boundingBox'] = () =>
    this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });

  async waitFor({ state = 'visible', timeout = patienceMs }: { state?: 'visible' | 'hidden'; timeout?: number } = {}): Promise<void> {
    const attempt = async () => (await this.isVisible()) === (state === 'visible') || undefined;
    await patiently(`${this} is not ${state}`, attempt, timeout);
  }

  async click(): Promise<void> {
    await patiently(`${this} cannot be clicked`, async () => {
      const id = idOf(await this.#settled());
      await this.session.command('POST', `/element/${id}/click`);
      return true;
    });
  }

  async fill(text: string): Promise<void> {
    await this.evaluate((element) => (element as HTMLInputElement).select());
    if (text === '') await this.press('Backspace');
    // WebKit types no line feed, but Enter makes one.
    else await this.#send(text.replaceAll('\n', '\ue007'));
  }

  async press(key: string): Promise<void> {
    await this.evaluate((element) => element.focus());
    await this.session.command('POST', '/actions', { actions: pressActions(key) });
  }

  setInputFiles = (path: string): Promise<void> => this.#send(path);

  /** The list of a closed menu is no part of the page: no click would reach it. */
  async selectOption(value: string): Promise<void> {
    await this.evaluate((element, chosen) => {
      (element as HTMLSelectElement).value = chosen;
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    }, value);
  }

  protected override after(step: Step): Part {
    return new WebDriverPart(this.session, [...this.steps, step]);
  }

  override toString(): string {
    return JSON.stringify(this.steps);
  }

  #elements(): Promise<ElementReference[]> {
    return this.session.run(findElements, this.steps);
  }

  #element(): Promise<ElementReference> {
    return patiently(`${this}`, async () => (await this.#elements())[0]);
  }

  async #send(text: string): Promise<void> {
    await this.session.command('POST', `/element/${idOf(await this.#element())}/value`, { text });
  }

  /** The element once it is visible, in the middle of the window, and moves no more. */
  async #settled(): Promise<ElementReference> {
    const element = await this.#element();
    const isSettled = await this.session.run<boolean>(async (target: HTMLElement) => {
      const { top, bottom } = target.getBoundingClientRect();
      if (top < 100 || bottom > innerHeight - 100) target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const places: string[] = [];
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        places.push(JSON.stringify(target.getBoundingClientRect()));
      }
      return target.checkVisibility({ visibilityProperty: true }) && places[0] === places[1];
    }, element);
    if (!isSettled) throw new WebDriverError('element not interactable', 'it is hidden, or moves');
    return element;
  }

  /** Reads something of the element as it is by now, or returns what stands for its absence. */
  async #now<Value>(read: (element: HTMLElement) => Value, absent: Value): Promise<Value> {
    const [element] = await this.#elements();
    if (!element) return absent;
    try {
      return await this.session.run(read, element);
    } catch (error) {
      if (error instanceof WebDriverError && error.code === 'stale element reference') return absent;
      throw error;
    }
  }
}
