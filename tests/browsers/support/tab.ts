import type { Locator, Page } from '@playwright/test';

/** Kinds of elements that a test may ask for. */
export type Role = 'button' | 'dialog' | 'heading' | 'link' | 'navigation' | 'radio' | 'region' | 'textbox';

interface NameOptions {
  name?: string | RegExp;
  exact?: boolean;
}

/** Describes where elements are looked for: a page, or a part of one. */
export interface Scope {
  locator(css: string, options?: { hasText?: string | RegExp }): Part;
  getByRole(role: Role, options?: NameOptions): Part;
  getByLabel(text: string, options?: { exact?: boolean }): Part;
}

/** The first, or only, element that was asked for; what acts on it waits for it. */
export interface Part extends Scope, Pick<Locator, 'boundingBox' | 'count' | 'evaluate' | 'inputValue' | 'isVisible'> {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  first(): Part;
  last(): Part;
  press(key: string): Promise<void>;
  selectOption(value: string): Promise<unknown>;
  setInputFiles(path: string): Promise<void>;
  textContent(): Promise<string | null>;
  waitFor(options?: { state?: 'visible' | 'hidden'; timeout?: number }): Promise<void>;
}

/** Describes what these tests use of Playwright's page, so that a driver of another protocol can stand behind it. */
export interface Tab extends Scope, Pick<Page, 'evaluate'> {
  goto(path: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  screenshot(): Promise<Buffer>;
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  readonly mouse: {
    move(x: number, y: number, options?: { steps?: number }): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
}

/** A browser of one engine. */
export interface Engine {
  /** A new tab with nothing in its cache or its storage; paths are those of the site at `baseURL`. */
  openTab(baseURL: string): Promise<{ tab: Tab; close(): Promise<void> }>;
  stop(): Promise<void>;
}
