import type { Actor, NewEvent } from './changes/events.ts';
import type { Repositories } from './open-store.ts';
import type { Topic } from './tables.ts';

/** The colleague who does something. */
export type Colleague = NonNullable<Actor>;

/** Describes what is done together: in one transaction, by whom, and when. `actor`: null for the Office itself and for what comes from outside. */
export interface Work<By extends Actor = Actor> {
  repositories: Repositories;
  actor: By;
  now: Date;
}

/** Writes down what was done, and tells open screens. */
export async function recordEvent({ repositories, actor, now }: Work, event: Omit<NewEvent, 'actor'>, ...topics: Topic[]): Promise<void> {
  await repositories.events.add({ actor, ...event }, now);
  if (topics.length > 0) await repositories.topics.changed(...topics);
}
