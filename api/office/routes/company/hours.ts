import { nextOpening } from '#contract/hours/hours-exceptions';
import { HoursValues, NextOpening, OfficeHours } from '#contract/hours/office-hours';
import { officePaths } from '#contract/office/paths';
import { recorded } from '#contract/office/undo';
import { wallTimeIn } from '#contract/time/wall-time';
import type { ApiInstance } from '../../../http/instance.ts';
import { changeHours, describeHours } from '../../../services/office/hours.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { officeFailures } from '../../replies.ts';
import { statusOf, transact } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';

/** Adds the routes of the opening hours, which editors change too. */
export function hoursRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;
  const config = { permission: 'content.publish' } as const;

  app.get(officePaths.hours, {
    config,
    schema: { response: { 200: OfficeHours, ...officeFailures } },
    handler: () => describeHours(store),
  });

  /** For mails that are put off to the next working day, by whoever writes them. */
  app.get(officePaths.nextOpening, {
    config: { permission: 'office.enter' },
    schema: { response: { 200: NextOpening, ...officeFailures } },
    handler: async () => {
      const { values, timeZone } = await describeHours(store);
      return nextOpening({ week: values.weekHours, exceptions: values.hoursExceptions }, wallTimeIn(timeZone)(new Date()).day);
    },
  });

  app.patch(officePaths.hours, {
    config,
    schema: { body: HoursValues.partial(), response: { 200: recorded(OfficeHours), 412: OfficeHours, ...officeFailures } },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const { result, events } = await transact(deps, request, (work) => changeHours(work, request.body, version));
      return reply.code(statusOf(result)).send({ ...(await describeHours(store)), events });
    },
  });
}
