import type { FastifyRequest } from 'fastify';
import type { ApplicationDetail } from '#contract/office/applications';
import { Draft, NewReply } from '#contract/office/conversation';
import { ChangeNote, NewNote } from '#contract/office/notes';
import type { Permission } from '#contract/office/permissions';
import type { QuoteDetail } from '#contract/office/quotes';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../http/instance.ts';
import { impossibleChange, notFound, Refusal } from '../../http/refusal.ts';
import type { NoteOutcome, NoteRef } from '../../services/office/change-note.ts';
import type { Colleague } from '../../services/office/office-context.ts';
import type { NewReply as StoredReply } from '../../store/conversations.ts';
import type { Repositories } from '../../store/open-store.ts';
import { actorOf, type OfficeDependencies, signedIn } from '../office-request.ts';
import { officeFailures } from '../replies.ts';
import { requiredVersionOf } from '../versions.ts';
import { withIdempotencyKey } from '../with-idempotency-key.ts';
import { wakeOutboxAfterHold } from './wake-outbox-after-hold.ts';

/** What is written about requests, or about applications. What changes something is called inside a transaction. */
interface Conversation {
  permission: Permission;
  topic: 'quotes' | 'applications';
  paths: Record<'notes' | 'note' | 'replies' | 'draft', string>;
  Detail: typeof QuoteDetail | typeof ApplicationDetail;
  /** @throws {Refusal} 404 for what is not there. */
  describe(id: string, accountId: string): Promise<QuoteDetail | ApplicationDetail>;
  drafts(repositories: Repositories): Pick<Repositories['conversations'], 'drafts' | 'saveDraft' | 'deleteDraft'>;
  isThere(id: string): Promise<boolean>;
  addNote(repositories: Repositories, actor: Colleague, id: string, text: string, now: Date): Promise<boolean>;
  changeNote(repositories: Repositories, actor: Colleague, which: NoteRef, change: ChangeNote, now: Date): Promise<NoteOutcome>;
  addReply(
    repositories: Repositories,
    actor: Colleague,
    id: string,
    reply: Omit<StoredReply, 'quoteId' | 'version'>,
    now: Date,
  ): Promise<boolean>;
}

const params = z.object({ id });

/** Notes, drafts and the replies that are written down by hand. */
export function conversationRoutes(app: ApiInstance, { store }: OfficeDependencies, conversation: Conversation): void {
  const { paths, topic, Detail } = conversation;
  const config = { permission: conversation.permission };
  const detail = (request: FastifyRequest, id: string) => conversation.describe(id, signedIn(request).account.id);

  app.post(paths.notes, {
    config,
    schema: { params, body: NewNote, response: { 201: Detail, ...officeFailures } },
    handler: async (request, reply) => {
      const now = new Date();
      const { id } = request.params;
      await store.transaction((repositories) =>
        withIdempotencyKey(repositories, request, now, async () => {
          if (!(await conversation.addNote(repositories, actorOf(request), id, request.body.text, now))) throw notFound();
          return {};
        }),
      );
      return reply.code(201).send(await detail(request, id));
    },
  });

  app.patch(paths.note, {
    config,
    schema: { params: z.object({ id, note: id }), body: ChangeNote, response: { 200: Detail, 412: Detail, ...officeFailures } },
    handler: async (request, reply) => {
      const { id, note: noteId } = request.params;
      const which = { id, noteId, version: requiredVersionOf(request) };
      const outcome = await store.transaction((repositories) =>
        conversation.changeNote(repositories, actorOf(request), which, request.body, new Date()),
      );
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'not-yours') throw new Refusal(403, { key: 'office.notAllowed' });
      return reply.code(outcome === 'outdated' ? 412 : 200).send(await detail(request, id));
    },
  });

  app.post(paths.replies, {
    config,
    schema: { params, body: NewReply, response: { 201: Detail, ...officeFailures } },
    handler: async (request, reply) => {
      const now = new Date();
      const { id } = request.params;
      const { text } = request.body;
      const heard = { at: now.toISOString(), messageId: null, inReplyTo: null, subject: '', text, byHand: true, attachments: [] };
      await store.transaction((repositories) =>
        withIdempotencyKey(repositories, request, now, async () => {
          if (!(await conversation.addReply(repositories, actorOf(request), id, heard, now))) throw notFound();
          return {};
        }),
      );
      return reply.code(201).send(await detail(request, id));
    },
  });

  app.put(paths.draft, {
    config,
    schema: { params, body: Draft.omit({ savedAt: true }), response: { 200: Draft, ...officeFailures } },
    handler: async (request) => {
      const { account } = signedIn(request);
      const { id } = request.params;
      if (!(await conversation.isThere(id))) throw notFound();
      return store.transaction(async (repositories) => {
        const drafts = conversation.drafts(repositories);
        const others = await drafts.drafts(id);
        // Colleagues are told that somebody writes, and not of each word.
        if (!others.some(({ accountId }) => accountId === account.id)) await repositories.topics.changed(topic);
        return drafts.saveDraft(id, account.id, request.body, new Date());
      });
    },
  });

  app.delete(paths.draft, {
    config,
    schema: { params, response: { 204: z.undefined(), ...officeFailures } },
    handler: async (request, reply) => {
      await store.transaction(async (repositories) => {
        await conversation.drafts(repositories).deleteDraft(request.params.id, signedIn(request).account.id);
        await repositories.topics.changed(topic);
      });
      return reply.code(204).send();
    },
  });
}

/**
 * Writes a mail once, which then waits for some seconds in which it can be taken back. False when `write` calls it a conflict: nothing is
 * kept then, and the request's key stays free for the same mail sent anyway.
 */
export async function sendOnce(
  deps: OfficeDependencies,
  request: FastifyRequest,
  write: (repositories: Repositories, now: Date) => Promise<'sent' | 'conflict'>,
): Promise<boolean> {
  const now = new Date();
  const conflict = impossibleChange();
  try {
    await deps.store.transaction((repositories) =>
      withIdempotencyKey(repositories, request, now, async () => {
        // Thrown, so that the transaction with the key's use is undone.
        if ((await write(repositories, now)) === 'conflict') throw conflict;
        return {};
      }),
    );
  } catch (error) {
    if (error !== conflict) throw error;
    return false;
  }
  wakeOutboxAfterHold(deps);
  return true;
}
