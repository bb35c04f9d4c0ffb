import { type ServicePage, servicePages } from '#contract/services';
import { isDone, type Undoing } from '../../../cases/undoing.ts';
import { switchService } from '../company.ts';

export const serviceUndoing: Undoing = {
  kinds: ['company.service-off', 'company.service-on'],
  permission: 'content.publish',
  async counterChanges({ repositories }, events) {
    const { servicesOff = [] } = (await repositories.company.current()).values;
    return events.map(({ kind, subject }) => {
      const page = subject.id as ServicePage;
      const wasOffered = kind === 'company.service-off';
      if (!servicePages.includes(page) || servicesOff.includes(page) !== wasOffered) return undefined;
      return (work) => isDone(switchService(work, page, wasOffered));
    });
  },
};
