import type { FastifyRequest } from 'fastify';
import type { TokenScope } from '#contract/office/connections/tokens';
import { type ContentKind, contentFileLimits, contentFormats, contentKinds, ImportReport } from '#contract/office/content-files';
import { type OfficeCall, officePaths } from '#contract/office/paths';
import type { Permission } from '#contract/office/permissions';
import { OfficeErrorBody } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { localeOf } from '../../../http/language.ts';
import { requireNoNul } from '../../../http/refuse-nul.ts';
import { isUnreadable } from '../../../services/office/content/content-file.ts';
import { exportContent, importContent, tryImport, unreadableReport } from '../../../services/office/content/import-content.ts';
import { readContentFile } from '../../../services/office/content/read-content-file.ts';
import { contentTypes, writeContentFile } from '../../../services/office/content/write-content-file.ts';
import { actorOf, type OfficeDependencies } from '../../office-request.ts';
import { findReplay, withIdempotencyKey } from '../../with-idempotency-key.ts';
import { acceptFiles, SentFile } from './sent-file.ts';

/** Other systems read and write what they may hold too: clients, offices and jobs, no people and no texts. */
const routes: Record<ContentKind, { call: OfficeCall; permission: Permission; tokens?: { read: TokenScope; write: TokenScope } }> = {
  clients: { call: 'clientFile', permission: 'content.publish', tokens: { read: 'content.read', write: 'content.write' } },
  offices: { call: 'officeFile', permission: 'content.publish', tokens: { read: 'content.read', write: 'content.write' } },
  members: { call: 'memberFile', permission: 'content.publish' },
  jobs: { call: 'jobFile', permission: 'jobs.publish', tokens: { read: 'jobs.read', write: 'jobs.write' } },
  texts: { call: 'textFile', permission: 'content.publish' },
};

const ExportQuery = z.object({ format: z.enum(contentFormats).default('csv') });
const ImportQuery = z.object({
  /** Only says what would happen. */
  dryRun: z.stringbool().default(false),
  /** Names the report that somebody has seen: when things have changed since, nothing is imported, and the answer is the newer report. */
  basis: z.string().max(64).optional(),
});

/** Clients, offices, people, jobs and texts as files: exported, and imported as a whole or not at all. */
export function contentFileRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { texts } = deps;

  for (const what of contentKinds) {
    const { call, permission, tokens } = routes[what];

    app.get(officePaths[call], {
      config: { permission, ...(tokens && { tokenScope: tokens.read }) },
      schema: {
        summary: `All ${what} as a file`,
        description: 'The same file can be changed and imported again.',
        querystring: ExportQuery,
        response: { 200: z.string().describe('CSV or JSON.') },
      },
      handler: async ({ query: { format } }, reply) => {
        const file = writeContentFile(what, format, await exportContent(deps, what));
        reply.type(contentTypes[format]).header('content-disposition', `attachment; filename="${what}.${format}"`);
        return reply.serializer((text: string) => text).send(file);
      },
    });

    // In a scope of its own: only this path takes a file, and it takes nothing else.
    void app.register(async (scope) => {
      acceptFiles(scope, contentFileLimits.bytes);
      (scope as ApiInstance).post(officePaths[call], {
        config: { permission, ...(tokens && { tokenScope: tokens.write }) },
        bodyLimit: contentFileLimits.bytes,
        schema: {
          summary: `Imports ${what} from a file, as a whole or not at all`,
          description:
            'The body is the file itself, CSV or JSON, with the content type `application/octet-stream`. Send an `Idempotency-Key` with each import, and again with its repetition.',
          querystring: ImportQuery,
          body: z.instanceof(SentFile),
          response: { 200: ImportReport, 412: ImportReport, 422: z.union([ImportReport, OfficeErrorBody]) },
        },
        handler: async (request, reply) => {
          const report = await runImport(request, what, request.query);
          const isOutdated = !report.isDone && report.faults.length === 0 && !request.query.dryRun;
          const status = isOutdated ? 412 : !report.isDone && report.faults.length > 0 && !request.query.dryRun ? 422 : 200;
          return reply.code(status).send(report);
        },
      });
    });
  }

  async function runImport(
    request: FastifyRequest & { body: SentFile },
    what: ContentKind,
    { dryRun, basis }: z.infer<typeof ImportQuery>,
  ): Promise<ImportReport> {
    const { messages } = texts[localeOf(request)];
    const now = new Date();
    const file = readContentFile(request.body.content, what);
    if (isUnreadable(file)) return unreadableReport(what, file, messages);
    requireNoNul(file.entries.map(({ given }) => given));
    if (dryRun) return tryImport(deps, file, messages, now);
    return importContent(deps, file, {
      actor: actorOf(request),
      texts: messages,
      now,
      basis,
      replay: (work) => findReplay(work, request),
      once: (work, run) => withIdempotencyKey(work, request, run),
    });
  }
}
