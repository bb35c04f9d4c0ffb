import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import {
  AttachedFiles,
  attachmentExtension,
  attachmentLimits,
  attachmentTypes,
  FileName,
  PreviewQuery,
  previewSizes,
  shownAs,
} from '#contract/office/mails/attachments';
import { officePaths } from '#contract/office/paths';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import { type Attached, setAttached } from '../../../cases/attach-to-answer.ts';
import { type CaseKind, caseSubject } from '../../../cases/case-kind.ts';
import { wholeCase } from '../../../cases/whole-case.ts';
import { attachmentNamed } from '../../../http/display-name.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { inUrl } from '../../../http/query-values.ts';
import { notFound, orNotFound } from '../../../http/refusal.ts';
import { makePreviews } from '../../../services/previews/preview-of.ts';
import type { CaseFile } from '../../../store/cases/case-files.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { transact, transactOnce } from '../../transact.ts';
import { acceptFiles, SentFile, unlessBusy } from '../site/sent-file.ts';
import { attachFile, attachmentRefusal } from './attached.ts';
import { privateHeaders, refuseOtherSites, sendPrivateFile } from './private-file.ts';

/** Adds the files of a kind of case: those of its messages, which are opened and downloaded, and those of answers that are being written. */
export function fileRoutes(app: ApiInstance, deps: OfficeDependencies, kind: CaseKind): void {
  const { store, files } = deps;
  const config = { permission: kind.permission };
  const params = z.object({ id });
  const fileParams = z.object({ id, file: id });
  const previews = makePreviews();

  /** Finds a file of a message, or of the reader's own unsent answer. */
  async function fileOf(request: FastifyRequest & { params: z.infer<typeof fileParams> }): Promise<CaseFile> {
    const whole = orNotFound(await wholeCase(kind.store(store), request.params.id));
    const file = orNotFound(await store.caseFiles.find(whole.id, request.params.file));
    const isOthersDraft = file.accountId !== null && file.mailId === null && file.accountId !== signedIn(request).account.id;
    if (isOthersDraft || file.removedAt !== null) throw notFound();
    return file;
  }

  const draftOf = (request: FastifyRequest & { params: { id: string } }) =>
    store.caseFiles.ofDraft(request.params.id, signedIn(request).account.id);

  app.get(officePaths[`${kind.name}File`], {
    // A HEAD would be an opening of nothing.
    exposeHeadRoute: false,
    config,
    schema: { params: fileParams },
    handler: async (request, reply) => {
      refuseOtherSites(request);
      const file = await fileOf(request);
      const found = await kind.find(store, file.aboutId);
      const isOwnDraft = file.accountId !== null && file.mailId === null;
      const extension = attachmentExtension(file.name);
      return sendPrivateFile(deps, request, reply, {
        stored: await files.open('attachments', file.key),
        type: extension === undefined ? 'application/octet-stream' : attachmentTypes[extension],
        disposition: attachmentNamed(file.name, `file.${extension ?? 'bin'}`),
        opened: found && !isOwnDraft ? { kind: `${kind.name}.file`, subject: caseSubject(kind.name, found), after: file.name } : undefined,
      });
    },
  });

  app.get(officePaths[`${kind.name}FilePreview`], {
    exposeHeadRoute: false,
    config,
    schema: { params: fileParams, querystring: inUrl(PreviewQuery) },
    handler: async (request, reply) => {
      refuseOtherSites(request);
      const { key, name } = await fileOf(request);
      const read = async () => {
        const stored = await files.open('attachments', key);
        return stored && buffer(stored.stream);
      };
      const preview = shownAs(name) === 'picture' ? await unlessBusy(previews(key, previewSizes[request.query.size], read)) : undefined;
      return reply.headers(privateHeaders).header('content-type', 'image/webp').send(orNotFound(preview));
    },
  });

  /** Puts a file on an answer, or takes it off. */
  const draftFile = {
    config,
    schema: { params: fileParams, response: { 200: AttachedFiles } },
  };
  const setFile = async (request: FastifyRequest & { params: z.infer<typeof fileParams> }, isAttached: boolean) => {
    const { id: caseId, file: fileId } = request.params;
    const { result } = await transact(deps, request, (work) => setAttached(kind, work, { id: caseId, fileId }, isAttached));
    if (result !== 'changed') throw attachmentRefusal(result);
    return draftOf(request);
  };
  app.delete(officePaths[`${kind.name}DraftFile`], { ...draftFile, handler: (request) => setFile(request, false) });
  /** Puts back what was taken off. */
  app.put(officePaths[`${kind.name}DraftFile`], { ...draftFile, handler: (request) => setFile(request, true) });

  // In a scope of its own: only this path takes a file, and it takes nothing else.
  void app.register(async (scope) => {
    acceptFiles(scope, attachmentLimits.bytes);
    (scope as ApiInstance).post(officePaths[`${kind.name}DraftFiles`], {
      config,
      bodyLimit: attachmentLimits.bytes,
      schema: { params, querystring: inUrl(FileName), body: z.instanceof(SentFile), response: { 201: AttachedFiles } },
      handler: async (request, reply) => {
        const file = { kind, id: request.params.id, name: request.query.name, content: request.body.content };
        await attachFile(deps, request, file, async (run) => (await transactOnce<Attached>(deps, request, run)).result);
        return reply.code(201).send(await draftOf(request));
      },
    });
  });
}
