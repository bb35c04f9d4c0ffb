import { mentionedIn } from '#contract/office/cases/mentions';
import { officePath } from '#contract/office/paths';
import { isAllowed } from '#contract/office/permissions';
import { type CaseKind, caseRef } from '../../cases/case-kind.ts';
import { fillMailText } from '../../mail/fill-mail-text.ts';
import type { MailContext } from '../../settings.ts';
import type { Colleague, Work } from '../../store/work.ts';
import { readersOf, send } from './chosen-mails.ts';

interface Noted {
  kind: CaseKind;
  /** The id of the case. */
  id: string;
  /** The id of a note that is changed; undefined for a new one. */
  noteId?: string;
  /** Holds what the note says then; undefined where that stays. */
  text: string | undefined;
}

/**
 * Writes a note, and tells the colleagues whom it names and the text before did not: by a mark on the case, and by mail whoever has chosen it. Nobody
 * hears of a case that they may not see. Inside a transaction.
 *
 * @param isWritten whether there was a note to write
 */
export async function tellingOfMentioned<Result>(
  work: Work<Colleague>,
  context: MailContext,
  { kind, id, noteId, text = '' }: Noted,
  { write, isWritten }: { write: () => Promise<Result>; isWritten: (result: Result) => boolean },
): Promise<Result> {
  const { conversations, accounts, marks } = work.repositories;
  const before = noteId === undefined ? undefined : await conversations.note(id, noteId);
  const known = new Set([work.actor.id, ...mentionedIn(before?.text ?? '')]);
  const result = await write();
  if (!isWritten(result)) return result;
  const named = new Set(mentionedIn(text).filter((accountId) => !known.has(accountId)));
  if (named.size === 0) return result;
  const found = await kind.find(work.repositories, id);
  if (!found) return result;
  const ableIds = (await accounts.list())
    .filter(({ id: accountId, status, roles }) => named.has(accountId) && status === 'active' && isAllowed(roles, kind.permission))
    .map((account) => account.id);
  for (const accountId of ableIds) await marks.put(caseRef(kind, found), accountId, { reason: 'mentioned', byId: work.actor.id }, work.now);
  const readers = (await readersOf(work, 'mentioned', kind.permission)).filter((reader) => ableIds.includes(reader.id));
  await send(work, context, readers, async ({ preferences: { locale } }) => {
    const { mentioned } = context.texts[locale].officeMails;
    return {
      subject: fillMailText(mentioned.subject[kind.name], { reference: found.reference }, locale),
      blocks: [
        { kind: 'paragraph', text: fillMailText(mentioned.intro, { author: work.actor.name }, locale) },
        { kind: 'link', label: mentioned.link, url: `${context.settings.origin}${officePath}/${kind.name}s/${found.id}` },
      ],
    };
  });
  return result;
}
