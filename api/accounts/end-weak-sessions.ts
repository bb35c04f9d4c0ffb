import { isOwner } from '#contract/office/permissions';
import { recordEvent, type Work } from '../store/work.ts';
import { personOf } from './people.ts';

/**
 * Ends the sessions that may have begun with a password alone, now that everybody needs a second factor: those of whoever has a passkey and no
 * authenticator. Nothing says which of the two a session began with. Owners needed a second factor before; whoever has none is led to add one.
 */
export async function endWeakSessions(work: Work): Promise<void> {
  const { accounts, passkeys, sessions } = work.repositories;
  const passkeyOwners = await passkeys.owners();
  const people = (await accounts.list()).filter(
    ({ id, roles, authenticatorSecret }) => !isOwner(roles) && authenticatorSecret === null && passkeyOwners.has(id),
  );
  for (const person of people) {
    const ended = await sessions.endAll(person.id);
    if (ended > 0) await recordEvent(work, { kind: 'account.sessions-ended', subject: personOf(person), after: String(ended) });
  }
}
