import { NewTemplate } from '#contract/office/mail';
import type { Undoing } from '../../../cases/undoing.ts';
import { fromJson } from '../../../store/rows/columns.ts';
import { addTemplate, templatePurposesOf } from '../templates.ts';

export const templateUndoing: Undoing = {
  kinds: ['template.removed'],
  permission: 'office.enter',
  async counterChanges({ repositories, reader }, events) {
    return Promise.all(
      events.map(async ({ subject: { id }, before }) => {
        const values = fromJson(NewTemplate, before ?? '');
        if (!values || !templatePurposesOf(reader.roles).includes(values.purpose)) return undefined;
        return (await repositories.templates.find(id)) ? undefined : async (work) => (await addTemplate(work, values, id)) === id;
      }),
    );
  },
};
