import type { FastifyRequest } from 'fastify';
import { hasPersonalLink, Resend, UndeliveredMail } from '#contract/office/mails/undelivered-mail';
import { officePaths } from '#contract/office/paths';
import type { Permission } from '#contract/office/permissions';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import { takeBack } from '../../../cases/take-back.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { impossibleChange, notFound, Refusal } from '../../../http/refusal.ts';
import { describeMail, maySee, undeliveredMails } from '../../../outbox/mail-subjects.ts';
import { noteArrival, resendMail } from '../../../outbox/resend-mail.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { transact } from '../../transact.ts';

/** A mail may be seen by whoever may see what it is about. */
const config: { permission: Permission } = { permission: 'office.enter' };
const params = z.object({ id });
const nothing = { 204: z.undefined() };

export function mailRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;

  app.get(officePaths.mails, {
    config,
    schema: { response: { 200: z.array(UndeliveredMail) } },
    handler: (request) => undeliveredMails(store, signedIn(request).account.roles),
  });

  app.get(officePaths.mail, {
    config,
    schema: { params, response: { 200: UndeliveredMail.extend({ text: z.string() }) } },
    handler: async (request) => {
      const mail = await store.outbox.find(request.params.id);
      const described = mail && (await describeMail(store, mail));
      if (!described || hasPersonalLink(described) || !maySee(signedIn(request).account.roles, described)) throw notFound();
      return { ...described, text: mail.body };
    },
  });

  /** Sends a mail that was not delivered again, to a corrected address if one is given. */
  app.post(officePaths.mailResend, {
    config,
    schema: { params, body: Resend, response: nothing },
    handler: async (request, reply) => {
      const { recipient } = request.body;
      await transact(deps, request, async (work) => {
        const mail = await visibleMail(work.repositories, request, request.params.id);
        if (hasPersonalLink(mail) && recipient !== undefined) throw impossibleChange();
        if (!(await resendMail(work, mail, recipient))) throw new Refusal(409, { key: 'office.mailDelivered' });
      });
      deps.wakeOutbox();
      return reply.code(204).send();
    },
  });

  /** An answer that may have been sent has arrived: it is not sent again. */
  app.post(officePaths.mailArrived, {
    config,
    schema: { params, response: nothing },
    handler: async (request, reply) => {
      await transact(deps, request, async (work) => {
        const mail = await visibleMail(work.repositories, request, request.params.id);
        if (!(await noteArrival(work, mail))) throw new Refusal(409, { key: 'office.mailDelivered' });
      });
      return reply.code(204).send();
    },
  });

  app.post(officePaths.mailTakeBack, {
    config,
    schema: { params, response: nothing },
    handler: async (request, reply) => {
      const { result: outcome } = await transact(deps, request, (work) => takeBack(work, request.params.id));
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'gone') throw new Refusal(409, { key: 'office.mailGone' });
      return reply.code(204).send();
    },
  });
}

/** @throws {Refusal} 404 for a mail that is not there, or not for whoever asks */
async function visibleMail(repositories: Repositories, request: FastifyRequest, id: string): Promise<UndeliveredMail> {
  const mail = await repositories.outbox.find(id);
  const described = mail && (await describeMail(repositories, mail));
  if (!described || !maySee(signedIn(request).account.roles, described)) throw notFound();
  return described;
}
