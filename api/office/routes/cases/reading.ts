import type { FastifyRequest } from 'fastify';
import type { CaseKind, CaseTypes, Reading } from '../../../cases/case-kind.ts';
import { orNotFound } from '../../../http/refusal.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';

/** Returns what a reader may be told of cases. */
export const readingOf = ({ store, settings }: OfficeDependencies, request: FastifyRequest): Reading => ({
  repositories: store,
  settings,
  accountId: signedIn(request).account.id,
  now: new Date(),
});

/** A case as its page shows it. @throws {Refusal} 404 where there is none */
export const detailOf = async <Types extends CaseTypes>(
  deps: OfficeDependencies,
  kind: CaseKind<Types>,
  request: FastifyRequest,
  caseId: string,
): Promise<Types['Detail']> => orNotFound(await kind.describe(readingOf(deps, request), caseId));
