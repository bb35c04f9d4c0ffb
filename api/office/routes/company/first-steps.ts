import { FirstSteps, firstStepsOf, HideFirstSteps } from '#contract/office/first-steps';
import { officePaths } from '#contract/office/paths';
import { isOwner } from '#contract/office/permissions';
import type { ApiInstance } from '../../../http/instance.ts';
import type { Account } from '../../../store/accounts/accounts.ts';
import { recordEvent } from '../../../store/work.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { transact } from '../../transact.ts';

const config = { permission: 'office.enter' } as const;

/** Adds the routes of what a new Office still needs of the person who asks. */
export function firstStepsRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;
  const describe = async ({ roles, preferences }: Account): Promise<FirstSteps> => ({
    done: await store.firstSteps.done(firstStepsOf(roles)),
    isHidden: isOwner(roles) ? await store.firstSteps.areHidden() : preferences.areFirstStepsHidden === true,
  });

  app.get(officePaths.firstSteps, {
    config,
    schema: { response: { 200: FirstSteps } },
    handler: (request) => describe(signedIn(request).account),
  });

  app.put(officePaths.firstSteps, {
    config,
    schema: { body: HideFirstSteps, response: { 200: FirstSteps } },
    handler: async (request) => {
      const { account } = signedIn(request);
      const { isHidden } = request.body;
      const { result: changed = account } = await transact(deps, request, async (work) => {
        const { accounts, firstSteps, topics } = work.repositories;
        if (!isOwner(account.roles)) {
          const { preferences } = (await accounts.find(account.id, { lock: true })) ?? account;
          await topics.changed('account');
          return accounts.change(account.id, { preferences: { ...preferences, areFirstStepsHidden: isHidden } }, work.now);
        }
        if ((await firstSteps.areHidden()) === isHidden) return undefined;
        await firstSteps.hide(isHidden);
        await recordEvent(work, { kind: 'company.first-steps', after: isHidden ? 'hidden' : 'shown' });
        return undefined;
      });
      return describe(changed);
    },
  });
}
