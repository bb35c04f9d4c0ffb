import type { Message } from '#contract/messages';

/** A request that is refused on purpose. Guards and handlers throw it; the error handler renders its message. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;
  readonly reason: Message;
  /** Field name → error, where fields are at fault. */
  readonly errors: Record<string, Message> | undefined;

  constructor(statusCode: number, reason: Message, errors?: Record<string, Message>) {
    super(reason.key);
    this.statusCode = statusCode;
    this.reason = reason;
    this.errors = errors;
  }
}

/** Refuses what is not there, or is not for this person to know of. */
export const notFound = () => new Refusal(404, { key: 'http.notFound' });

/** Returns what is there. @throws {Refusal} 404 where there is nothing. */
export function orNotFound<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw notFound();
  return thing;
}

/** The thing is no longer in a state in which this can be done to it. */
export const impossibleChange = () => new Refusal(409, { key: 'office.impossibleChange' });
