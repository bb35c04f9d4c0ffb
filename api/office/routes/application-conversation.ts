import { ApplicationDetail, ApplicationDraft, NewApplicationMail, NewApplicationReply } from '#contract/office/applications';
import { ChangeNote, NewNote } from '#contract/office/notes';
import { officePaths } from '#contract/office/paths';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../http/instance.ts';
import { Refusal } from '../../http/refusal.ts';
import { answerApplication } from '../../services/office/answer-application.ts';
import { describeApplication } from '../../services/office/application-detail.ts';
import { addApplicationNote, addApplicationReply, changeApplicationNote } from '../../services/office/application-work.ts';
import { once } from '../idempotent.ts';
import { actorOf, type OfficeDependencies, signedIn } from '../office-request.ts';
import { officeFailures } from '../replies.ts';
import { requiredVersionOf } from '../versions.ts';
import { holdMails } from './hold-mails.ts';

const config = { permission: 'applications.decide' } as const;
const params = z.object({ id });

/** What is written about an application: notes, mails, drafts, replies. */
export function applicationConversationRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;
  const unknown = () => new Refusal(404, { key: 'http.notFound' });
  const impossible = () => new Refusal(409, { key: 'office.impossibleChange' });

  async function detail(id: string, accountId: string): Promise<ApplicationDetail> {
    const found = await describeApplication(store, deps, id, accountId);
    if (!found) throw unknown();
    return found;
  }

  app.post(officePaths.applicationNotes, {
    config,
    schema: { params, body: NewNote, response: { 201: ApplicationDetail, ...officeFailures } },
    handler: async (request, reply) => {
      const now = new Date();
      await store.transaction((repositories) =>
        once(repositories, request, now, async () => {
          if (!(await addApplicationNote(repositories, actorOf(request), request.params.id, request.body.text, now))) throw unknown();
          return {};
        }),
      );
      return reply.code(201).send(await detail(request.params.id, signedIn(request).account.id));
    },
  });

  app.patch(officePaths.applicationNote, {
    config,
    schema: {
      params: z.object({ id, note: id }),
      body: ChangeNote,
      response: { 200: ApplicationDetail, 412: ApplicationDetail, ...officeFailures },
    },
    handler: async (request, reply) => {
      const { id, note: noteId } = request.params;
      const which = { id, noteId, version: requiredVersionOf(request) };
      const outcome = await store.transaction((repositories) =>
        changeApplicationNote(repositories, actorOf(request), which, request.body, new Date()),
      );
      if (outcome === 'unknown') throw unknown();
      if (outcome === 'not-yours') throw new Refusal(403, { key: 'office.notAllowed' });
      return reply.code(outcome === 'outdated' ? 412 : 200).send(await detail(id, signedIn(request).account.id));
    },
  });

  /** 409 carries the newer detail: they have written since. */
  app.post(officePaths.applicationMails, {
    config,
    schema: { params, body: NewApplicationMail, response: { 201: ApplicationDetail, ...officeFailures, 409: ApplicationDetail } },
    handler: async (request, reply) => {
      const now = new Date();
      let isConflict = false;
      const work = store.transaction((repositories) =>
        once(repositories, request, now, async () => {
          const outcome = await answerApplication(repositories, deps, actorOf(request), request.params.id, request.body, now);
          if (outcome === 'unknown') throw unknown();
          isConflict = outcome === 'newer-message' || outcome === 'impossible';
          // Thrown, so that the key stays free for the same mail sent anyway.
          if (isConflict) throw impossible();
          return {};
        }),
      );
      await work.catch((error: unknown) => {
        if (!isConflict) throw error;
      });
      if (!isConflict) holdMails(deps);
      return reply.code(isConflict ? 409 : 201).send(await detail(request.params.id, signedIn(request).account.id));
    },
  });

  app.put(officePaths.applicationDraft, {
    config,
    schema: { params, body: ApplicationDraft.omit({ savedAt: true }), response: { 200: ApplicationDraft, ...officeFailures } },
    handler: async (request) => {
      const { account } = signedIn(request);
      if (!(await store.officeApplications.find(request.params.id))) throw unknown();
      return store.transaction(async ({ applicationConversations, topics }) => {
        const others = await applicationConversations.drafts(request.params.id);
        // Colleagues are told that somebody writes, and not of each word.
        if (!others.some(({ accountId }) => accountId === account.id)) await topics.changed('applications');
        return applicationConversations.saveDraft(request.params.id, account.id, request.body, new Date());
      });
    },
  });

  app.delete(officePaths.applicationDraft, {
    config,
    schema: { params, response: { 204: z.undefined(), ...officeFailures } },
    handler: async (request, reply) => {
      await store.transaction(async ({ applicationConversations, topics }) => {
        await applicationConversations.deleteDraft(request.params.id, signedIn(request).account.id);
        await topics.changed('applications');
      });
      return reply.code(204).send();
    },
  });

  app.post(officePaths.applicationReplies, {
    config,
    schema: { params, body: NewApplicationReply, response: { 201: ApplicationDetail, ...officeFailures } },
    handler: async (request, reply) => {
      const now = new Date();
      const heard = { at: now.toISOString(), messageId: null, inReplyTo: null, subject: '', byHand: true, attachments: [] };
      await store.transaction((repositories) =>
        once(repositories, request, now, async () => {
          const { text } = request.body;
          if (!(await addApplicationReply(repositories, actorOf(request), request.params.id, { ...heard, text }, now))) throw unknown();
          return {};
        }),
      );
      return reply.code(201).send(await detail(request.params.id, signedIn(request).account.id));
    },
  });
}
