import { ApplicationDetail, NewApplicationMail } from '#contract/office/applications';
import { officePaths } from '#contract/office/paths';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../http/instance.ts';
import { notFound, orNotFound } from '../../http/refusal.ts';
import { answerApplication } from '../../services/office/answer-application.ts';
import { describeApplication } from '../../services/office/application-detail.ts';
import { addApplicationNote, addApplicationReply, changeApplicationNote } from '../../services/office/application-work.ts';
import { actorOf, type OfficeDependencies, signedIn } from '../office-request.ts';
import { officeFailures } from '../replies.ts';
import { conversationRoutes, sendOnce } from './conversation.ts';

const permission = 'applications.decide';

/** What is written about an application: notes, mails, drafts, replies. */
export function applicationConversationRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;

  const describe = async (id: string, accountId: string) => orNotFound(await describeApplication(store, deps, id, accountId));

  conversationRoutes(app, deps, {
    permission,
    topic: 'applications',
    paths: {
      notes: officePaths.applicationNotes,
      note: officePaths.applicationNote,
      replies: officePaths.applicationReplies,
      draft: officePaths.applicationDraft,
    },
    Detail: ApplicationDetail,
    describe,
    drafts: ({ applicationConversations }) => applicationConversations,
    isThere: async (id) => (await store.officeApplications.find(id)) !== undefined,
    addNote: addApplicationNote,
    changeNote: changeApplicationNote,
    addReply: addApplicationReply,
  });

  /** 409 carries the newer detail: they have written since. */
  app.post(officePaths.applicationMails, {
    config: { permission },
    schema: {
      params: z.object({ id }),
      body: NewApplicationMail,
      response: { 201: ApplicationDetail, ...officeFailures, 409: ApplicationDetail },
    },
    handler: async (request, reply) => {
      const isSent = await sendOnce(deps, request, async (repositories, now) => {
        const outcome = await answerApplication(repositories, deps, actorOf(request), request.params.id, request.body, now);
        if (outcome === 'unknown') throw notFound();
        return outcome === 'answered' ? 'sent' : 'conflict';
      });
      return reply.code(isSent ? 201 : 409).send(await describe(request.params.id, signedIn(request).account.id));
    },
  });
}
