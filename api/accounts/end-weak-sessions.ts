import type { Actor } from '../store/changes/events.ts';
import type { Repositories } from '../store/open-store.ts';
import { personOf } from './people.ts';

/**
 * Ends the sessions that may have begun with a password alone, now that everybody needs a second factor: those of whoever has a passkey and no
 * authenticator. Nothing says which of the two a session began with. Owners needed a second factor before; whoever has none is led to add one.
 */
export async function endWeakSessions(
  { accounts, passkeys, sessions, events, topics }: Repositories,
  actor: Actor,
  now: Date,
): Promise<void> {
  const passkeyOwners = await passkeys.owners();
  const people = (await accounts.list()).filter(
    ({ id, role, authenticatorSecret }) => role !== 'owner' && authenticatorSecret === null && passkeyOwners.has(id),
  );
  for (const person of people) {
    const ended = await sessions.endAll(person.id);
    if (ended > 0) await events.add({ actor, kind: 'account.sessions-ended', subject: personOf(person), after: String(ended) }, now);
  }
  await topics.changed('account');
}
