import { Attention, AttentionQuery } from '#contract/office/attention';
import { officePaths } from '#contract/office/paths';
import type { ApiInstance } from '../../../http/instance.ts';
import { listFaulty } from '../../../services/office/attention.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';

/** Entries that the site leaves out because their rows do not fit the contract. */
export function attentionRoutes(app: ApiInstance, { store }: OfficeDependencies): void {
  app.get(officePaths.attention, {
    config: { permission: 'office.enter' },
    schema: { querystring: AttentionQuery, response: { 200: Attention } },
    handler: (request) => listFaulty(store, signedIn(request).account.roles, request.query.id),
  });
}
