import { setTimeout as wait } from 'node:timers/promises';
import type { Part, Tab } from '../support/tab.ts';
import type { Step } from './find-elements.ts';
import { pressActions, typeActions } from './keys.ts';
import type { PageFunction, Session } from './session.ts';
import { WebDriverPart } from './web-driver-part.ts';
import { WebDriverScope } from './web-driver-scope.ts';

interface Rect {
  width: number;
  height: number;
}

/** A page behind WebDriver. */
export class WebDriverTab extends WebDriverScope implements Tab {
  readonly #baseURL: string;
  #pointer = { x: 0, y: 0 };

  constructor(session: Session, baseURL: string) {
    super(session);
    this.#baseURL = baseURL;
  }

  readonly evaluate: Tab['evaluate'] = (read: PageFunction, ...args: unknown[]) => this.session.run(read, ...args);
  goto = (path: string): Promise<unknown> => this.session.command('POST', '/url', { url: new URL(path, this.#baseURL).href });
  goBack = (): Promise<unknown> => this.session.command('POST', '/back');
  screenshot = async (): Promise<Buffer> => Buffer.from(await this.session.command<string>('GET', '/screenshot'), 'base64');

  /** WebDriver sets the size of the window, which is larger by the browser's bars. */
  async setViewportSize({ width, height }: Rect): Promise<void> {
    const inner = () => this.session.run<[width: number, height: number]>(() => [innerWidth, innerHeight]);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const [innerWidth, innerHeight] = await inner();
      if (innerWidth === width && innerHeight === height) return;
      const outer = await this.session.command<Rect>('GET', '/window/rect');
      const rect = { x: 0, y: 0, width: outer.width + width - innerWidth, height: outer.height + height - innerHeight };
      await this.session.command('POST', '/window/rect', rect);
      await wait(50);
    }
    throw new Error(`The window does not become ${width} by ${height}`);
  }

  readonly keyboard = {
    press: (key: string) => this.#act(pressActions(key)),
    type: (text: string) => this.#act(typeActions(text)),
  };

  readonly mouse = {
    move: async (x: number, y: number, { steps = 1 } = {}) => {
      const from = this.#pointer;
      this.#pointer = { x, y };
      const between = (start: number, end: number, step: number) => Math.round(start + ((end - start) * step) / steps);
      const moves = Array.from({ length: steps }, (_, index) => ({
        type: 'pointerMove',
        duration: 16,
        x: between(from.x, x, index + 1),
        y: between(from.y, y, index + 1),
      }));
      await this.#point(moves);
    },
    down: () => this.#point([{ type: 'pointerDown', button: 0 }]),
    up: () => this.#point([{ type: 'pointerUp', button: 0 }]),
  };

  protected override after(step: Step): Part {
    return new WebDriverPart(this.session, [step]);
  }

  #point(actions: object[]): Promise<void> {
    return this.#act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  #act(actions: object[]): Promise<void> {
    return this.session.command('POST', '/actions', { actions });
  }
}
