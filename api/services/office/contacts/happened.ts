import { withoutCutMention } from '#contract/office/cases/mentions';
import type { Happened } from '#contract/office/contacts/contact';
import { isReply } from '#contract/office/conversation';
import { cutText } from '#contract/text/cut-text';
import type { Repositories } from '../../../store/open-store.ts';

type Things = Awaited<ReturnType<Repositories['personThings']['sent']>>;

/** Characters of what was written that the page shows. */
const maxLength = 600;

/** All that happened around what a person sent, the newest first. Another source, of price offers say, is one more list here. */
export async function whatHappened({ personThings }: Pick<Repositories, 'personThings'>, things: Things): Promise<Happened[]> {
  const { quotes, applications, reviews } = things;
  const { notes, answers, replies } = await personThings.written([...quotes, ...applications, ...reviews].map(({ id }) => id));
  const from = <Row extends { id: string; at: string; aboutId: string; text: string; authorId?: string | null }>(
    kind: Happened['kind'],
    rows: readonly Row[],
  ): Happened[] =>
    rows.map(({ id, at, aboutId, text, authorId = null }) => ({ kind, id, at, about: aboutId, text: begins(text), authorId }));
  const sent = [...quotes, ...reviews, ...applications.map((application) => ({ ...application, message: '' }))].map(
    ({ id, receivedAt, message }) => ({ id, at: receivedAt, aboutId: id, text: message }),
  );
  // The message of a merged quote stands among the replies of the one that it is a part of.
  const said = replies.filter(({ origin, text, at }) => isReply(origin) && !sent.some((each) => each.at === at && each.text === text));
  const all = [
    ...from('sent', sent),
    ...from('note', notes).map((note) => ({ ...note, text: withoutCutMention(note.text) })),
    ...from('answer', answers),
    ...from(
      'reply',
      said.filter(({ byHand }) => byHand === 0),
    ),
    ...from(
      'call',
      said.filter(({ byHand }) => byHand === 1),
    ),
  ];
  return all.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
}

const begins = (text: string): string => cutText(text.replaceAll(/\s+/g, ' ').trim(), maxLength);
