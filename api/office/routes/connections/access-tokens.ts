import { NewToken, Token, TokenWithSecret } from '#contract/office/connections/tokens';
import { officePaths } from '#contract/office/paths';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { orNotFound } from '../../../http/refusal.ts';
import { addToken, revokeToken } from '../../../services/office/connections/access-tokens.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { transact } from '../../transact.ts';

const config = { permission: 'connections.manage' } as const;

/** Adds the routes of the tokens with which other systems read and write. */
export function accessTokenRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;

  app.get(officePaths.tokens, {
    config,
    schema: { response: { 200: z.array(Token) } },
    handler: () => store.accessTokens.list(),
  });

  // Without an Idempotency-Key: the first answer is kept nowhere, so that a repetition could not have it. It makes another token, which is seen.
  app.post(officePaths.tokens, {
    config: { ...config, needsRecentSignIn: true },
    schema: { body: NewToken, response: { 201: TokenWithSecret } },
    handler: async (request, reply) => {
      const { result } = await transact(deps, request, (work) => addToken(work, request.body), { exclusive: true });
      return reply.code(201).send(result);
    },
  });

  app.delete(officePaths.token, {
    config,
    schema: { params: z.object({ id }), response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      await transact(deps, request, async (work) => {
        await revokeToken(work, orNotFound(await work.repositories.accessTokens.find(request.params.id)));
      });
      return reply.code(204).send();
    },
  });
}
