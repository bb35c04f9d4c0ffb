/** A map that drops the least recently used entry when it holds more than `maxEntries`. */
export class LruMap<Value> {
  /** In the order of use, the least recent first. */
  readonly #entries = new Map<string, Value>();
  readonly #maxEntries: number;
  #mostRecent: string | undefined;

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined && key !== this.#mostRecent) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    this.#mostRecent = key;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxEntries) break;
      this.#entries.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
