import { takeBackSeconds } from '#contract/office/mail';
import type { OfficeDependencies } from '../office-request.ts';

/** Sends what can no longer be taken back without waiting for the worker's next poll. */
export function wakeOutboxAfterHold({ wakeOutbox }: Pick<OfficeDependencies, 'wakeOutbox'>): void {
  setTimeout(wakeOutbox, takeBackSeconds * 1000).unref();
}
