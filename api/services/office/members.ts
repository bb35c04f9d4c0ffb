import { uploadKey } from '#contract/api-paths';
import type { ChangeMember, MemberValues, OfficeMember } from '#contract/office/people/members';
import type { FileStore } from '../../files/file-store.ts';
import type { Store } from '../../store/open-store.ts';
import { inTransaction, recordEvent, type Work } from '../../store/work.ts';
import { differences, valuesBefore } from './differences.ts';

/** All that changes people is called inside a transaction. */
export type MemberOutcome = 'done' | 'unknown' | 'outdated';

/** Puts somebody at the end of the list. Returns the id, which is a new one unless given. */
export async function addMember(work: Work, values: MemberValues, given?: string): Promise<string> {
  const id = await work.repositories.officeMembers.add(values, given);
  await recordEvent(work, { kind: 'member.added', subject: { kind: 'member', id, name: values.name } });
  return id;
}

export async function changeMember(work: Work, id: string, changes: ChangeMember, version: number): Promise<MemberOutcome> {
  const { officeMembers } = work.repositories;
  const member = await officeMembers.find(id, { lock: true });
  if (!member) return 'unknown';
  if (member.version !== version) return 'outdated';
  const changed = differences(member, changes);
  if (Object.keys(changed).length === 0) return 'done';
  await officeMembers.change(id, changed);
  const subject = { kind: 'member', id, name: changed.name ?? member.name } as const;
  const [before, after] = [valuesBefore(member, changed), changed].map((values) => JSON.stringify(values));
  await recordEvent(work, { kind: 'member.changed', subject, before, after });
  return 'done';
}

/** Deletes somebody for good, and what the history knows of them: that something happened stays. */
export async function deleteMember(work: Work, id: string, version: number): Promise<MemberOutcome> {
  const { officeMembers, events } = work.repositories;
  const member = await officeMembers.find(id, { lock: true });
  if (!member) return 'unknown';
  if (member.version !== version) return 'outdated';
  await officeMembers.delete(id);
  await events.forgetSubjects('member', [id]);
  await recordEvent(work, { kind: 'member.deleted', subject: { kind: 'member', id, name: '' } });
  return 'done';
}

/** Deletes the files of portraits that nothing shows any more. After the commit: a file without an entry does no harm, an entry without its file does. */
export async function deletePortraits({ store, files }: { store: Store; files: FileStore }, paths: readonly string[]): Promise<void> {
  const used = await store.logos.usedPaths();
  for (const path of paths) {
    if (used.has(path)) continue;
    const kept = await store.logos.find(path);
    const keys = [path, kept?.smallPath, kept?.source].flatMap((one) => (one && !used.has(one) ? (uploadKey(one) ?? []) : []));
    for (const key of new Set(keys)) await files.delete('uploads', key);
    if (keys.length > 0) await inTransaction(store, { actor: null }, ({ repositories }) => repositories.logos.forget(keys));
  }
}

/** Returns the pictures that somebody had: the present one, and those that the history names. */
export async function portraitsOf({ events, officeMembers }: Pick<Store, 'events' | 'officeMembers'>, id: string): Promise<string[]> {
  const member = await officeMembers.find(id);
  const past = (await events.about(id)).flatMap(({ before, after }) => [before, after]).flatMap(portraitIn);
  return [...new Set([...(member?.portrait ? [member.portrait] : []), ...past])];
}

/** The portrait in a text that an event keeps. */
function portraitIn(text: string | null): string[] {
  try {
    const { portrait } = JSON.parse(text ?? '{}') as Partial<OfficeMember>;
    return typeof portrait === 'string' ? [portrait] : [];
  } catch {
    return [];
  }
}
