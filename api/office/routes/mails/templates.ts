import type { FastifyRequest } from 'fastify';
import { NewTemplate, Template } from '#contract/office/mail';
import { officePaths } from '#contract/office/paths';
import type { Permission } from '#contract/office/permissions';
import { Recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { notFound, orNotFound, Refusal } from '../../../http/refusal.ts';
import { addFirstTemplates } from '../../../services/office/first-templates.ts';
import { addTemplate, changeTemplate, removeTemplate, templatePurposesOf } from '../../../services/office/templates.ts';
import type { Work } from '../../../store/work.ts';
import { answersOf } from '../../answers.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { transact } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';

/** A template may be seen by whoever may use it for its purpose. */
const config: { permission: Permission } = { permission: 'office.enter' };
const params = z.object({ id });

export function templateRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, texts } = deps;
  const { add, change } = answersOf(deps, async (templateId) => orNotFound(await store.templates.find(templateId)));
  const purposesOf = (request: FastifyRequest) => templatePurposesOf(signedIn(request).account.roles);
  const requireUse = (request: FastifyRequest, { purpose }: Pick<Template, 'purpose'>) => {
    if (!purposesOf(request).includes(purpose)) throw new Refusal(403, { key: 'office.notAllowed' });
  };
  /** @throws {Refusal} 404 for one that is not there, or not for whoever asks */
  async function visible({ repositories }: Work, request: FastifyRequest, templateId: string): Promise<Template> {
    const template = await repositories.templates.find(templateId);
    if (!template || !purposesOf(request).includes(template.purpose)) throw notFound();
    return template;
  }

  app.get(officePaths.templates, {
    config,
    schema: { response: { 200: z.array(Template) } },
    handler: async (request) => {
      const purposes = purposesOf(request);
      await addFirstTemplates(store, texts, purposes);
      return store.templates.list(purposes);
    },
  });

  app.post(officePaths.templates, {
    config,
    schema: { body: NewTemplate, response: { 201: Template } },
    handler: (request, reply) => {
      requireUse(request, request.body);
      return add(request, reply, (work) => addTemplate(work, request.body));
    },
  });

  app.put(officePaths.template, {
    config,
    schema: { params, body: NewTemplate, response: { 200: Template, 412: Template } },
    handler: (request, reply) => {
      requireUse(request, request.body);
      const version = requiredVersionOf(request);
      return change(request, reply, async (work) =>
        changeTemplate(work, await visible(work, request, request.params.id), request.body, version),
      );
    },
  });

  app.delete(officePaths.template, {
    config,
    schema: { params, response: { 200: Recorded } },
    handler: async (request) => {
      const { events } = await transact(deps, request, async (work) =>
        removeTemplate(work, await visible(work, request, request.params.id)),
      );
      return { events };
    },
  });
}
