import { officePaths } from '#contract/office/paths';
import { NewSavedView, SavedView } from '#contract/office/quotes';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { notFound } from '../../../http/refusal.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';

const config = { permission: 'quotes.answer' } as const;

/** Everybody's own views. */
export function quoteViewRoutes(app: ApiInstance, { store }: OfficeDependencies): void {
  app.get(officePaths.quoteViews, {
    config,
    schema: { response: { 200: z.array(SavedView) } },
    handler: (request) => store.savedViews.list(signedIn(request).account.id),
  });

  app.post(officePaths.quoteViews, {
    config,
    schema: { body: NewSavedView, response: { 201: SavedView } },
    handler: async (request, reply) =>
      reply.code(201).send(await store.savedViews.add(signedIn(request).account.id, request.body, new Date())),
  });

  app.delete(officePaths.quoteView, {
    config,
    schema: { params: z.object({ id }), response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      if (!(await store.savedViews.remove(signedIn(request).account.id, request.params.id))) throw notFound();
      return reply.code(204).send();
    },
  });
}
