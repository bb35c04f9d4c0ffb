import { defaultLocale } from '#contract/locales';
import type { Store } from '../store/open-store.ts';
import { inTransaction } from '../store/work.ts';
import { makeLink } from './links.ts';
import { defaultPreferences } from './people.ts';

/** A name that no mail reaches (RFC 2606). */
const email = 'owner@demo.invalid';
const name = 'Demo';

/** Makes the demo's owner where there is none, and a new link into the Office for them, which ends the one before. Returns its path. */
export function welcomeDemoOwner(store: Store): Promise<string> {
  return inTransaction(store, { actor: null, exclusive: true }, async (work) => {
    const { accounts } = work.repositories;
    const { now } = work;
    const preferences = defaultPreferences(defaultLocale);
    const found = await accounts.findDemo();
    const owner = found ?? (await accounts.add({ email, name, roles: ['owner'], status: 'active', preferences, isDemo: true }, now));
    if (!owner) throw new Error(`Somebody has the e-mail address of the demo, ${email}`);
    const active = owner.status === 'active' ? owner : ((await accounts.change(owner.id, { status: 'active' }, now)) ?? owner);
    return makeLink(work, active, 'demo');
  });
}

/** Locks the demo's owner out, on a site that is more than a demo on one's own machine. */
export async function dismissDemoOwner(store: Store): Promise<void> {
  const owner = await store.accounts.findDemo();
  if (owner?.status !== 'active') return;
  await inTransaction(store, { actor: null }, async ({ repositories: { accounts, sessions, accountLinks, topics }, now }) => {
    await accounts.change(owner.id, { status: 'deactivated' }, now);
    await sessions.endAll(owner.id);
    await accountLinks.withdraw(owner.id);
    await topics.changed('people', 'account');
  });
}
