import type { Actor, NewEvent } from './changes/events.ts';
import type { TransactionOptions } from './engines/transactions.ts';
import type { Repositories, Store } from './open-store.ts';

/** The colleague who does something. */
export type Colleague = NonNullable<Actor>;

/** Describes what is done together: in one transaction, by whom, and when. `actor`: null for the Office itself and for what comes from outside. */
export interface Work<By extends Actor = Actor> {
  repositories: Repositories;
  actor: By;
  now: Date;
}

/** Writes down what was done, and tells open screens. */
export async function recordEvent({ repositories, actor, now }: Work, event: Omit<NewEvent, 'actor'>): Promise<void> {
  await repositories.events.add({ actor, ...event }, now);
}

export interface WorkOptions<By extends Actor = Actor> extends TransactionOptions {
  actor: By;
  /** Its moment, where that is not the present one. */
  now?: Date;
}

/** Does something in one transaction, at one moment: all that the API writes goes by here. */
export const inTransaction = <By extends Actor, Result>(
  store: Pick<Store, 'transaction'>,
  { actor, now = new Date(), ...options }: WorkOptions<By>,
  run: (work: Work<By>) => Promise<Result>,
): Promise<Result> => store.transaction((repositories) => run({ repositories, actor, now }), options);
