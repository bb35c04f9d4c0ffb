import { FirstSteps, HideFirstSteps } from '#contract/office/first-steps';
import { officePaths } from '#contract/office/paths';
import type { ApiInstance } from '../../../http/instance.ts';
import { actorOf, type OfficeDependencies } from '../../office-request.ts';
import { officeFailures } from '../../replies.ts';

const config = { permission: 'company.change' } as const;

/** Adds the routes of what a new Office still needs. */
export function firstStepsRoutes(app: ApiInstance, { store }: OfficeDependencies): void {
  app.get(officePaths.firstSteps, {
    config,
    schema: { response: { 200: FirstSteps, ...officeFailures } },
    handler: () => store.firstSteps.read(),
  });

  app.put(officePaths.firstSteps, {
    config,
    schema: { body: HideFirstSteps, response: { 200: FirstSteps, ...officeFailures } },
    handler: async (request) => {
      const { isHidden } = request.body;
      await store.transaction(async ({ firstSteps, events, topics }) => {
        if ((await firstSteps.read()).isHidden === isHidden) return;
        await firstSteps.hide(isHidden);
        await events.add({ actor: actorOf(request), kind: 'company.first-steps', after: isHidden ? 'hidden' : 'shown' }, new Date());
        await topics.changed('company');
      });
      return store.firstSteps.read();
    },
  });
}
