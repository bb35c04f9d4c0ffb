import type { FastifyRequest } from 'fastify';
import { NewTemplate, Template, type TemplatePurpose, templatePurposes } from '#contract/office/mail';
import { officePaths } from '#contract/office/paths';
import { isAllowed, type Permission } from '#contract/office/permissions';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import { addFirstTemplates } from '../../../services/office/first-templates.ts';
import { actorOf, type OfficeDependencies, signedIn } from '../../office-request.ts';
import { officeFailures } from '../../replies.ts';
import { requiredVersionOf } from '../../versions.ts';
import { withIdempotencyKey } from '../../with-idempotency-key.ts';

/** A template may be seen by whoever may use it for its purpose. */
const config: { permission: Permission } = { permission: 'office.enter' };
const params = z.object({ id });

const permissionFor = { quotes: 'quotes.answer', applications: 'applications.decide' } as const satisfies Record<
  TemplatePurpose,
  Permission
>;

export function templateRoutes(app: ApiInstance, { store, texts }: OfficeDependencies): void {
  const purposesOf = (request: FastifyRequest) =>
    templatePurposes.filter((purpose) => isAllowed(signedIn(request).account.role, permissionFor[purpose]));
  const mayUse = (request: FastifyRequest, { purpose }: Pick<Template, 'purpose'>) => purposesOf(request).includes(purpose);
  const requireUse = (request: FastifyRequest, template: Pick<Template, 'purpose'>) => {
    if (!mayUse(request, template)) throw new Refusal(403, { key: 'office.notAllowed' });
  };

  const subject = (template: Pick<Template, 'id' | 'name'>) => ({ kind: 'template', id: template.id, name: template.name }) as const;

  app.get(officePaths.templates, {
    config,
    schema: { response: { 200: z.array(Template), ...officeFailures } },
    handler: async (request) => {
      const purposes = purposesOf(request);
      if (purposes.includes('applications')) await addFirstTemplates(store, texts, new Date());
      return store.templates.list(purposes);
    },
  });

  app.post(officePaths.templates, {
    config,
    schema: { body: NewTemplate, response: { 201: Template, ...officeFailures } },
    handler: async (request, reply) => {
      requireUse(request, request.body);
      const now = new Date();
      const { result } = await store.transaction((repositories) =>
        withIdempotencyKey(repositories, request, now, async () => {
          const template = await repositories.templates.add(request.body);
          await repositories.events.add({ actor: actorOf(request), kind: 'template.added', subject: subject(template) }, now);
          await repositories.topics.changed('templates');
          return { id: template.id };
        }),
      );
      const added = await store.templates.find(result.id);
      if (!added) throw notFound();
      return reply.code(201).send(added);
    },
  });

  app.put(officePaths.template, {
    config,
    schema: { params, body: NewTemplate, response: { 200: Template, 412: Template, ...officeFailures } },
    handler: async (request, reply) => {
      requireUse(request, request.body);
      const version = requiredVersionOf(request);
      const { id } = request.params;
      const changed = await store.transaction(async ({ templates, events, topics }) => {
        const before = await templates.find(id);
        if (before && !mayUse(request, before)) throw notFound();
        const template = await templates.change(id, request.body, version);
        if (!template) return undefined;
        const texts = { before: before?.text ?? null, after: template.text };
        await events.add({ actor: actorOf(request), kind: 'template.changed', subject: subject(template), ...texts }, new Date());
        await topics.changed('templates');
        return template;
      });
      if (changed) return reply.code(200).send(changed);
      const newer = await store.templates.find(id);
      if (!newer) throw notFound();
      return reply.code(412).send(newer);
    },
  });

  app.delete(officePaths.template, {
    config,
    schema: { params, response: { 204: z.undefined(), ...officeFailures } },
    handler: async (request, reply) => {
      await store.transaction(async ({ templates, events, topics }) => {
        const template = await templates.find(request.params.id);
        if (!template || !mayUse(request, template)) throw notFound();
        await templates.remove(template.id);
        const before = template.text;
        await events.add({ actor: actorOf(request), kind: 'template.removed', subject: subject(template), before }, new Date());
        await topics.changed('templates');
      });
      return reply.code(204).send();
    },
  });
}
