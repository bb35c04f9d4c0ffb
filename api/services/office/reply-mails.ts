import { officePath } from '#contract/office/paths';
import type { CaseKind } from '../../cases/case-kind.ts';
import { fillMailText } from '../../mail/fill-mail-text.ts';
import type { MailContext } from '../../settings.ts';
import type { Work } from '../../store/work.ts';
import { readersOf, send } from './chosen-mails.ts';

/** Does what somebody from outside asks for, and tells the colleague whose case it is where it has left a reply there. Inside a transaction. */
export async function tellingOfReply<Result>(
  work: Work,
  context: MailContext,
  { kind, id }: { kind: CaseKind; id: string },
  run: () => Promise<Result>,
): Promise<Result> {
  const { conversations } = work.repositories;
  const before = await conversations.newestMessage(id);
  const result = await run();
  if ((await conversations.newestMessage(id)) > before) await notifyOfReply(work, context, kind, id);
  return result;
}

/**
 * Tells a colleague that somebody has answered in a case of theirs, unless they have written it down themselves. Like the other mails of its kind it
 * names no customer and quotes nothing. Inside the transaction that stores the answer.
 */
export async function notifyOfReply(work: Work, context: MailContext, kind: CaseKind, id: string): Promise<void> {
  const found = await kind.find(work.repositories, id);
  if (!found?.assigneeId || found.assigneeId === work.actor?.id) return;
  const { assigneeId, reference } = found;
  const readers = (await readersOf(work, 'replied', kind.permission)).filter((reader) => reader.id === assigneeId);
  await send(work, context, readers, async ({ preferences: { locale } }) => {
    const { replied } = context.texts[locale].officeMails;
    return {
      subject: fillMailText(replied.subject[kind.name], { reference }, locale),
      blocks: [
        { kind: 'paragraph', text: replied.intro[kind.name] },
        { kind: 'link', label: replied.link, url: `${context.settings.origin}${officePath}/${kind.name}s/${id}` },
      ],
    };
  });
}
