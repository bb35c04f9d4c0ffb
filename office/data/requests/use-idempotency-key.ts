import { useState } from 'react';

/** The idempotency key of what is sent from one place. */
export interface IdempotencyKey {
  /** The same key for the same content, however often it is sent; the server refuses a key that comes with another content. */
  of(content: unknown): string;
  /** After it is done: the same content is a new thing from now on. */
  renew(): void;
}

export function createIdempotencyKey(): IdempotencyKey {
  let current = { content: '', key: '' };
  return {
    of(content) {
      const sent = JSON.stringify(content);
      if (current.content !== sent) current = { content: sent, key: crypto.randomUUID() };
      return current.key;
    },
    renew() {
      current = { content: '', key: '' };
    },
  };
}

/** One for as long as the component is there. */
export const useIdempotencyKey = (): IdempotencyKey => useState(createIdempotencyKey)[0];
