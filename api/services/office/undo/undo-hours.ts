import { HoursValues } from '#contract/hours/office-hours';
import { isDone, type Undoing } from '../../../cases/undoing.ts';
import { fromJson } from '../../../store/rows/columns.ts';
import { differences } from '../differences.ts';
import { changeHours, describeHours } from '../hours.ts';

const ChangedHours = HoursValues.partial();

export const hoursUndoing: Undoing = {
  kinds: ['company.hours'],
  permission: 'content.publish',
  async counterChanges({ repositories }, events) {
    const { values, version } = await describeHours(repositories);
    return events.map(({ before, after }) => {
      const [found, left] = [before, after].map((text) => fromJson(ChangedHours, text ?? ''));
      if (!found || !left || Object.keys(differences(values, left)).length > 0) return undefined;
      return (work) => isDone(changeHours(work, found, version));
    });
  },
};
