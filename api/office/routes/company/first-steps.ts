import { FirstSteps, HideFirstSteps } from '#contract/office/first-steps';
import { officePaths } from '#contract/office/paths';
import type { ApiInstance } from '../../../http/instance.ts';
import { recordEvent } from '../../../store/work.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { transact } from '../../transact.ts';

const config = { permission: 'company.change' } as const;

/** Adds the routes of what a new Office still needs. */
export function firstStepsRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;

  app.get(officePaths.firstSteps, {
    config,
    schema: { response: { 200: FirstSteps } },
    handler: () => store.firstSteps.read(),
  });

  app.put(officePaths.firstSteps, {
    config,
    schema: { body: HideFirstSteps, response: { 200: FirstSteps } },
    handler: async (request) => {
      const { isHidden } = request.body;
      await transact(deps, request, async (work) => {
        const { firstSteps } = work.repositories;
        if ((await firstSteps.read()).isHidden === isHidden) return;
        await firstSteps.hide(isHidden);
        await recordEvent(work, { kind: 'company.first-steps', after: isHidden ? 'hidden' : 'shown' });
      });
      return store.firstSteps.read();
    },
  });
}
