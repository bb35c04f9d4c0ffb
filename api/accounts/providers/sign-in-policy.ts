import type { ProviderPolicy } from '#contract/office/people/providers';
import { isOwner } from '#contract/office/permissions';
import type { ApiSettings } from '../../settings.ts';
import type { Repositories } from '../../store/open-store.ts';
import { recordEvent, type Work } from '../../store/work.ts';
import { personOf } from '../people.ts';

/** Returns what providers may do at present: what the owners have chosen, and nothing where none is in the settings. */
export async function providerPolicy(
  { company }: Pick<Repositories, 'company'>,
  { signInProviders }: Pick<ApiSettings, 'signInProviders'>,
): Promise<ProviderPolicy> {
  const { allowsProviders, requiresProviders } = (await company.current()).values;
  if (signInProviders.length === 0 || !allowsProviders) return 'off';
  return requiresProviders ? 'only' : 'allowed';
}

/** Ends the sessions that could not begin any more, now that the owners have chosen otherwise. */
export async function endSessionsAgainst(work: Work, policy: ProviderPolicy): Promise<void> {
  if (policy === 'allowed') return;
  const { accounts, sessions } = work.repositories;
  for (const person of await accounts.list()) {
    if (policy === 'only' && isOwner(person.roles)) continue;
    const ended = await sessions.endOf(person.id, policy === 'only' ? 'office' : 'provider');
    if (ended > 0) await recordEvent(work, { kind: 'account.sessions-ended', subject: personOf(person), after: String(ended) });
  }
}
