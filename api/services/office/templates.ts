import { type Template, type TemplatePurpose, templatePurposes } from '#contract/office/mail';
import { isAllowed, type Permission, type Roles } from '#contract/office/permissions';
import type { TemplateValues } from '../../store/mails/templates.ts';
import { recordEvent, type Work } from '../../store/work.ts';
import { differences, valuesBefore } from './differences.ts';

const permissionFor = { quotes: 'quotes.answer', applications: 'applications.decide' } as const satisfies Record<
  TemplatePurpose,
  Permission
>;

/** A template may be seen by whoever may use it for its purpose. */
export const templatePurposesOf = (roles: Roles): TemplatePurpose[] =>
  templatePurposes.filter((purpose) => isAllowed(roles, permissionFor[purpose]));

const subject = ({ id, name }: Pick<Template, 'id' | 'name'>) => ({ kind: 'template', id, name }) as const;

/** All that changes templates is called inside a transaction. Returns its id, which is a new one unless given. */
export async function addTemplate(work: Work, values: TemplateValues, given?: string): Promise<string> {
  const template = await work.repositories.templates.add(values, given);
  await recordEvent(work, { kind: 'template.added', subject: subject(template) });
  return template.id;
}

export async function changeTemplate(work: Work, before: Template, values: TemplateValues, version: number): Promise<'done' | 'outdated'> {
  const template = await work.repositories.templates.change(before.id, values, version);
  if (!template) return 'outdated';
  const changed = differences(before, values);
  const written = { before: JSON.stringify(valuesBefore(before, changed)), after: JSON.stringify(changed) };
  await recordEvent(work, { kind: 'template.changed', subject: subject(template), ...written });
  return 'done';
}

export async function removeTemplate(work: Work, template: Template): Promise<void> {
  const { id, version, ...values } = template;
  await work.repositories.templates.remove(id);
  const before = JSON.stringify(values);
  await recordEvent(work, { kind: 'template.removed', subject: subject(template), before });
}
