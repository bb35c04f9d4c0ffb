import { requeueMails } from '#api/outbox/resend-mail';
import { decideNamedReview } from '#api/services/office/reviews';
import type { Store } from '#api/store/open-store';
import { inTransaction } from '#api/store/work';
import type { Command, CommandResult } from '../command.ts';
import { type InboxArguments, parseArguments } from './parse-arguments.ts';
import { inboxLists } from './records.ts';
import { toTable } from './table.ts';
import { usage } from './usage.ts';

/** Lists submissions and mails for programs and where there is no browser, moderates reviews, requeues dead-lettered mails. */
export const inboxCommand: Command<InboxArguments> = {
  usage,
  parse: parseArguments,
  run: async (args, { openData }) => perform(args, (await openData()).store),
};

async function perform(args: InboxArguments, store: Store): Promise<CommandResult> {
  switch (args.action) {
    case 'list':
      return list(args, store);
    case 'decide':
      return decide(args, store);
    case 'requeue':
      return requeue(args, store);
  }
}

async function list({ list, format }: InboxArguments & { action: 'list' }, store: Store): Promise<CommandResult> {
  const { read, tableFields, emptyMessage } = inboxLists[list];
  const records = await read(store);
  if (format === 'json') return { output: json(records) };
  return { output: records.length === 0 ? `${emptyMessage}\n` : toTable(tableFields, records) };
}

async function decide({ id, decision, format }: InboxArguments & { action: 'decide' }, store: Store): Promise<CommandResult> {
  const review = await inTransaction(store, { actor: null }, (work) => decideNamedReview(work, id, decision));
  if (!review) return { problem: `There is no review ${id}.` };
  return { output: format === 'json' ? json(review) : `Review ${review.reference} is ${decision}.\n` };
}

async function requeue({ id, format }: InboxArguments & { action: 'requeue' }, store: Store): Promise<CommandResult> {
  const requeued = await inTransaction(store, { actor: null }, (work) => requeueMails(work, id));
  if (id !== undefined && requeued === 0) return { problem: `There is no dead-lettered mail ${id}.` };
  if (format === 'json') return { output: json({ requeued }) };
  if (id !== undefined) return { output: `Will be retried: ${requeued} of ${id}.\n` };
  return { output: requeued === 0 ? 'There are no dead-lettered mails.\n' : `Will be retried: ${requeued}.\n` };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
