import { Draft, NewReply } from '#contract/office/conversation';
import { ChangeNote, NewNote } from '#contract/office/notes';
import { officePaths } from '#contract/office/paths';
import { recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import { addReply } from '../../../cases/add-reply.ts';
import { answerCase } from '../../../cases/answer-case.ts';
import type { CaseKind } from '../../../cases/case-kind.ts';
import { addNote, changeNote } from '../../../cases/notes.ts';
import { wholeCase } from '../../../cases/whole-case.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import { tellingOfMentioned } from '../../../services/office/mention-mails.ts';
import { notifyOfReply } from '../../../services/office/reply-mails.ts';
import { answersOf } from '../../answers.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { transact } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';
import { attachmentRefusal } from './attached.ts';
import { detailOf } from './reading.ts';
import { sendOnce } from './send-once.ts';

const answerPaths = { quote: officePaths.quoteAnswers, application: officePaths.applicationMails } as const;

const params = z.object({ id });

/** Notes, answers, drafts, and the replies that are written down by hand. */
export function conversationRoutes(app: ApiInstance, deps: OfficeDependencies, kind: CaseKind): void {
  const { Detail, Answer } = kind.schemas;
  const config = { permission: kind.permission };
  const { add, change } = answersOf(deps, (caseId, request) => detailOf(deps, kind, request, caseId));

  app.post(officePaths[`${kind.name}Notes`], {
    config,
    schema: { params, body: NewNote, response: { 201: Detail } },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { text } = request.body;
      const added = await add(request, reply, async (work) => {
        const write = () => addNote(kind, work, id, text);
        if (!(await tellingOfMentioned(work, deps, { kind, id, text }, { write, isWritten: (isAdded) => isAdded }))) throw notFound();
        return id;
      });
      deps.wakeOutbox();
      return added;
    },
  });

  app.patch(officePaths[`${kind.name}Note`], {
    config,
    schema: { params: z.object({ id, note: id }), body: ChangeNote, response: { 200: recorded(Detail), 412: Detail } },
    handler: async (request, reply) => {
      const { id, note: noteId } = request.params;
      const which = { id, noteId, version: requiredVersionOf(request) };
      const changed = await change(request, reply, async (work) => {
        const write = () => changeNote(kind, work, which, request.body);
        const noted = { kind, id, noteId, text: request.body.text };
        const outcome = await tellingOfMentioned(work, deps, noted, { write, isWritten: (result) => result === 'changed' });
        if (outcome === 'not-yours') throw new Refusal(403, { key: 'office.notAllowed' });
        return outcome;
      });
      deps.wakeOutbox();
      return changed;
    },
  });

  app.post(officePaths[`${kind.name}Replies`], {
    config,
    schema: { params, body: NewReply, response: { 201: Detail } },
    handler: async (request, reply) => {
      const added = await add(request, reply, async (work) => {
        const { id } = request.params;
        const { text } = request.body;
        const heard = { at: work.now.toISOString(), messageId: null, inReplyTo: null, subject: '', text, byHand: true, attachments: [] };
        if (!(await addReply(kind, work, id, heard))) throw notFound();
        await notifyOfReply(work, deps, kind, id);
        return id;
      });
      deps.wakeOutbox();
      return added;
    },
  });

  /** 409 carries the newer detail: they, or a colleague, have written since. */
  app.post(answerPaths[kind.name], {
    config,
    schema: { params, body: Answer, response: { 201: Detail, 409: Detail } },
    handler: async (request, reply) => {
      const isSent = await sendOnce(deps, request, async (work) => {
        const outcome = await answerCase(kind, work, deps, { ...request.params, answer: request.body });
        if (outcome === 'unknown') throw notFound();
        if (outcome === 'files-gone') throw new Refusal(422, { key: 'office.attachmentGone' });
        if (outcome === 'files-too-large') throw attachmentRefusal('too-large');
        if (outcome === 'no-address') throw new Refusal(422, { key: 'office.noAddress' });
        return outcome === 'answered' ? 'sent' : 'conflict';
      });
      return reply.code(isSent ? 201 : 409).send(await detailOf(deps, kind, request, request.params.id));
    },
  });

  app.put(officePaths[`${kind.name}Draft`], {
    config,
    schema: { params, body: Draft.omit({ savedAt: true }), response: { 200: Draft } },
    handler: async (request) => {
      const { id } = request.params;
      const { result } = await transact(deps, request, async ({ repositories, actor, now }) => {
        if (!(await wholeCase(kind.store(repositories), id))) throw notFound();
        const { draft } = await repositories.conversations.drafts(id, actor.id);
        // Colleagues are told that somebody writes, and not of each word.
        if (!draft) await repositories.topics.changed(kind.topic);
        return repositories.conversations.saveDraft({ about: kind.name, aboutId: id }, actor.id, request.body, now);
      });
      return result;
    },
  });

  app.delete(officePaths[`${kind.name}Draft`], {
    config,
    schema: { params, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const { result: keys } = await transact(deps, request, async ({ repositories: { conversations, caseFiles, topics }, actor }) => {
        await conversations.deleteDraft(request.params.id, actor.id);
        await topics.changed(kind.topic);
        return caseFiles.deleteDraft(request.params.id, actor.id);
      });
      for (const key of keys) await deps.files.delete('attachments', key);
      return reply.code(204).send();
    },
  });
}
