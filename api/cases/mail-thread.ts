import type { Repositories } from '../store/open-store.ts';

interface Written {
  at: string;
  messageId: string | null;
}

/** Message ids of the mails that an answer to a submission continues: its confirmation, then the answers that were sent and the replies, by time. */
export async function threadOf(
  { conversations, outbox }: Pick<Repositories, 'conversations' | 'outbox'>,
  { id, reference }: { id: string; reference: string },
  replies: readonly Written[],
): Promise<string[]> {
  const receipt = (await outbox.about(reference)).find(({ kind }) => kind === 'confirmation');
  const answers = (await conversations.answers(id)).filter(({ deliveryStatus }) => deliveryStatus.state !== 'taken-back');
  const written = [...answers, ...replies].toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const earlier = written.flatMap(({ messageId }) => (messageId === null ? [] : [messageId]));
  return receipt ? [receipt.messageId, ...earlier] : earlier;
}
