import type { FastifyRequest } from 'fastify';
import { uploadPath } from '#contract/api-paths';
import type { MessageKey } from '#contract/messages';
import { officePaths } from '#contract/office/paths';
import { CutLogo, Logo, maxLogoBytes } from '#contract/office/pictures/logos';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { Refusal } from '../../../http/refusal.ts';
import { cutLogo, describeLogo, keepLogo, type RecordLogo } from '../../../services/office/logos/keep-logo.ts';
import type { LogoProblem } from '../../../services/office/logos/logo-problem.ts';
import { inTransaction } from '../../../store/work.ts';
import { actorOf, type OfficeDependencies } from '../../office-request.ts';
import { withIdempotencyKey } from '../../with-idempotency-key.ts';
import { acceptFiles, SentFile, unlessBusy } from './sent-file.ts';

const config = { permission: 'content.publish' } as const;

const messages: Record<LogoProblem, MessageKey> = {
  type: 'office.logoType',
  tooLarge: 'office.logoTooLarge',
  unreadable: 'office.logoUnreadable',
  unsafe: 'office.logoUnsafe',
  text: 'office.logoText',
  tooComplex: 'office.logoTooComplex',
  blank: 'office.logoBlank',
};

/** Pictures that entries of the site show: sent as they are, without a name, and written anew. */
export function logoRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const gone = () => new Refusal(404, { key: 'office.logoGone' });

  /** Stores the row in one transaction with the key of the request. */
  const recordFor =
    (request: FastifyRequest): RecordLogo =>
    async (add) => {
      const { path } = await inTransaction(deps.store, { actor: actorOf(request) }, (work) =>
        withIdempotencyKey(work, request, async () => ({ path: await add(work) })),
      );
      return path;
    };

  /** The logo that was kept; throws a Refusal with the sentence for a file that is none. */
  async function kept(work: ReturnType<typeof keepLogo>): Promise<Logo> {
    const outcome = await unlessBusy(work);
    if (outcome.ok) return outcome.logo;
    if (outcome.problem === 'gone') throw gone();
    const message = { key: messages[outcome.problem] } as Refusal['reason'];
    throw new Refusal(outcome.problem === 'tooLarge' ? 413 : 422, message, { logo: message });
  }

  app.get(officePaths.logo, {
    config,
    schema: { params: z.object({ key: z.string().max(64) }), response: { 200: Logo } },
    handler: async (request) => {
      const logo = await unlessBusy(describeLogo(deps, uploadPath(request.params.key)));
      if (!logo) throw gone();
      return logo;
    },
  });

  app.post(officePaths.logoCuts, {
    config,
    schema: { body: CutLogo, response: { 201: Logo } },
    handler: async (request, reply) => {
      const { logo, crop } = request.body;
      return reply.code(201).send(await kept(cutLogo(deps, logo, crop, recordFor(request))));
    },
  });

  // In a scope of its own: only this path takes a file, and it takes nothing else.
  void app.register(async (scope) => {
    acceptFiles(scope, maxLogoBytes);
    (scope as ApiInstance).post(officePaths.logos, {
      config,
      bodyLimit: maxLogoBytes,
      schema: { body: z.instanceof(SentFile), response: { 201: Logo } },
      handler: async (request, reply) => reply.code(201).send(await kept(keepLogo(deps, request.body.content, recordFor(request)))),
    });
  });
}
