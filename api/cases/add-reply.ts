import { isReply } from '#contract/office/conversation';
import type { NewReply } from '../store/cases/messages.ts';
import type { Work } from '../store/work.ts';
import { type CaseKind, caseRef } from './case-kind.ts';
import { changesOf } from './change-case.ts';
import { record } from './record.ts';

/**
 * What the person wrote or said next; nothing follows from what a colleague, a program or a mail server wrote. Inside a transaction. False when
 * there is no such case, or the mail is there already.
 *
 * @param work its actor is null for a mail that came by itself
 */
export async function addReply(kind: CaseKind, work: Work, id: string, reply: Omit<NewReply, 'version'>): Promise<boolean> {
  const { repositories, now } = work;
  const found = await kind.find(repositories, id, { lock: true });
  if (!found) return false;
  if (!(await repositories.conversations.addReply(caseRef(kind, found), { ...reply, version: found.version + 1 }))) return false;
  const isTheirs = reply.origin === undefined || isReply(reply.origin);
  const columns = isTheirs ? kind.replied(found, reply) : {};
  if (isTheirs) await kind.store(repositories).change(id, columns);
  await kind.refresh(repositories, id, 'written', now);
  const replied = { kind: `${kind.name}.replied` } as const;
  await record(kind, work, found, isTheirs ? [replied, ...(await changesOf(kind, repositories, kind.values(found), columns))] : []);
  return true;
}
