import type { FastifyRequest } from 'fastify';
import type { Message } from '#contract/messages';
import { type AttachContext, type Attached, attachToAnswer } from '../../../cases/attach-to-answer.ts';
import type { CaseKind } from '../../../cases/case-kind.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { transact } from '../../transact.ts';

type Problem = Extract<Attached, { problem: unknown }>['problem'];

const messages: Record<Exclude<Problem, 'unknown'>, Message> = {
  empty: { key: 'office.fileEmpty' },
  type: { key: 'office.fileType' },
  content: { key: 'office.fileContent' },
  unsafe: { key: 'office.fileUnsafe' },
  'too-large': { key: 'office.filesTooLarge' },
  'too-many': { key: 'office.tooManyFiles' },
};

/** The refusal of a file that cannot be attached, with the sentence for its person. */
export function attachmentRefusal(problem: Problem): Refusal {
  return problem === 'unknown' ? notFound() : new Refusal(problem === 'too-large' ? 413 : 422, messages[problem]);
}

/**
 * Attaches a file to the unsent answer of whoever sent a request, as `attachToAnswer` does; for routes. Returns its id.
 *
 * @throws {Refusal} with the sentence why it is not attached
 */
export async function attachFile(
  deps: OfficeDependencies,
  request: FastifyRequest,
  { kind, id, ...file }: { kind: CaseKind; id: string; name: string; content: Buffer },
  run: AttachContext['transact'] = async (work) => (await transact(deps, request, work)).result,
): Promise<string> {
  const attached = await attachToAnswer({ files: deps.files, transact: run }, kind, id, file);
  if ('problem' in attached) throw attachmentRefusal(attached.problem);
  return attached.id;
}
