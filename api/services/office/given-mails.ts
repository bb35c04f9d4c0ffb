import { officePath } from '#contract/office/paths';
import type { Case, CaseChange, CaseKind } from '../../cases/case-kind.ts';
import { fillMailText } from '../../mail/fill-mail-text.ts';
import type { MailContext } from '../../settings.ts';
import type { Colleague, Work } from '../../store/work.ts';
import { readersOf, send } from './chosen-mails.ts';

/** Things that a mail lists; the others are in the list of what is one's own. */
const listed = 20;

interface Given extends Pick<CaseChange, 'assigneeId'> {
  kind: CaseKind;
  ids: readonly string[];
}

/**
 * Makes a change, and tells a colleague to whom it has given something: one mail, however many they are, and none of what one takes oneself. Like that
 * of a new quote it names no customer. Inside a transaction.
 */
export async function tellingOfGiven<Result>(
  work: Work<Colleague>,
  context: MailContext,
  { kind, ids, assigneeId }: Given,
  change: () => Promise<Result>,
): Promise<Result> {
  if (!assigneeId || assigneeId === work.actor.id) return change();
  const theirs = async () => {
    const found = (await kind.entries(work.repositories, ids)).filter((one) => one.assigneeId === assigneeId);
    return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  };
  const before = new Set((await theirs()).map(({ id }) => id));
  const result = await change();
  const given = (await theirs()).filter(({ id }) => !before.has(id));
  if (given.length > 0) await tell(work, context, { kind, given, assigneeId });
  return result;
}

async function tell(
  work: Work<Colleague>,
  context: MailContext,
  { kind: { name }, given, assigneeId }: { kind: CaseKind; given: readonly Case[]; assigneeId: string },
): Promise<void> {
  const readers = (await readersOf(work, 'given')).filter(({ id }) => id === assigneeId);
  const [first] = given;
  const list = `${context.settings.origin}${officePath}/${name}s`;
  await send(work, context, readers, async ({ preferences: { locale } }) => {
    const { given: text } = context.texts[locale].officeMails;
    const isOne = first !== undefined && given.length === 1;
    return {
      subject: isOne
        ? fillMailText(text.subject[name], { reference: first.reference }, locale)
        : fillMailText(text.several, { count: String(given.length) }, locale),
      blocks: [
        { kind: 'paragraph', text: fillMailText(text.intro, { giver: work.actor.name }, locale) },
        { kind: 'facts', facts: given.slice(0, listed).map(({ reference }) => ({ label: reference, value: text.kinds[name] })) },
        { kind: 'link', label: text.link, url: isOne ? `${list}/${first.id}` : name === 'quote' ? `${list}?view=mine` : list },
      ],
    };
  });
}
